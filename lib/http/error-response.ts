/** By field, what is wrong with it, for the visitor to read. */
export type Fields = Readonly<Record<string, string>>;

/** Why the fields of a request are rejected. */
export type InvalidFields = {
  readonly fields: Fields;
  /** Summary, where the general one does not do. */
  readonly message?: string;
};

/** An error in the form that all of the site's own routes use (API-01). */
export type ApiError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the response to a request that is rejected or could not be served (API-01). */
export function errorResponse({ status, code, message, fields, headers }: ApiError): Response {
  const error = { code, message, ...(fields ? { fields } : {}) };
  return Response.json({ error }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

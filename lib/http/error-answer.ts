/** By field, what is wrong with it, in words for the visitor. */
export type Fields = Readonly<Record<string, string>>;

/** An error in the one shape all of the site's own routes use (contract section 6). */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The answer to a request that is refused or could not be served (contract section 6). */
export function refuse({ status, code, message, fields, headers }: Refusal): Response {
  const error = { code, message, ...(fields ? { fields } : {}) };
  return Response.json({ error }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

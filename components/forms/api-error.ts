/** Error response of a route handler (API-01). */
export type ApiError = {
  readonly code: string;
  readonly message: string;
  /** Error messages by field, in the visitor's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Status and text of the response of the service behind the route. */
  readonly upstreamStatus?: string | undefined;
  readonly details?: string | undefined;
};

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Parses the error of a response; null when the body has none. Never throws. */
export async function readApiError(response: Response): Promise<ApiError | null> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message, fields, upstreamStatus, details } = record(record(body).error);
  if (typeof code !== 'string' || typeof message !== 'string') return null;
  const texts = Object.entries(record(fields)).filter(([, text]) => typeof text === 'string');
  return {
    code,
    message,
    fields: Object.fromEntries(texts) as Record<string, string>,
    upstreamStatus: textOf(upstreamStatus),
    details: textOf(details),
  };
}

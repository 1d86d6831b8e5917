/** Error response of a route handler that rejects a submission. */
export type ApiError = {
  readonly code: string;
  readonly message: string;
  /** Error messages by field, in the visitor's language. */
  readonly fields: Readonly<Record<string, string>>;
};

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Parses the error of a response; null when the body has none. Never throws. */
export async function readApiError(response: Response): Promise<ApiError | null> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message, fields } = record(record(body).error);
  if (typeof code !== 'string' || typeof message !== 'string') return null;
  const texts = Object.entries(record(fields)).filter(([, text]) => typeof text === 'string');
  return { code, message, fields: Object.fromEntries(texts) as Record<string, string> };
}

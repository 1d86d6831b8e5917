/** Ends an answer whose body nobody wants. Nobody waits for that either. */
export function letGo(response: Response): void {
  response.body?.cancel().catch(() => {});
}

type Message = Pick<Response, 'headers' | 'body'>;

/**
 * The body of a request or an answer as text, or null when it is larger than `maxBytes`: the rest is then never
 * read. The size is counted while reading; what the headers announce can only end it earlier.
 * @throws {TypeError} with `fatal`, for bytes that are no UTF-8.
 */
export async function readText(
  { headers, body }: Message,
  maxBytes: number,
  { fatal = false } = {},
): Promise<string | null> {
  const isAnnouncedTooLarge = Number(headers.get('content-length') ?? 0) > maxBytes;
  if (isAnnouncedTooLarge) {
    body?.cancel().catch(() => {});
    return null;
  }
  const decoder = new TextDecoder('utf-8', { fatal });
  let text = '';
  let received = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    received += value.byteLength;
    if (received > maxBytes) {
      reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** Ends an answer whose body nobody wants. Nobody waits for that either. */
export function letGo(response: Response): void {
  response.body?.cancel().catch(() => {});
}

/** The body as text, or null when it is larger than `maxBytes`: the rest is then never read. */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    letGo(response);
    return null;
  }
  const decoder = new TextDecoder();
  let text = '';
  let received = 0;
  const reader = response.body?.getReader();
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

/** Discards the body of a response without waiting for it. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

type Message = Pick<Response, 'headers' | 'body'>;

/**
 * Reads the chunks of a body. Returns false for a body larger than `maxBytes`, without reading the rest
 * (OPS-08). Counts the bytes after decompression; announced sizes can only reject earlier.
 */
async function readChunks(
  { headers, body }: Message,
  maxBytes: number,
  take: (chunk: Uint8Array) => void,
): Promise<boolean> {
  const isAnnouncedTooLarge = Number(headers.get('content-length') ?? 0) > maxBytes;
  if (isAnnouncedTooLarge) {
    body?.cancel().catch(() => {});
    return false;
  }
  let received = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    received += value.byteLength;
    if (received > maxBytes) {
      reader.cancel().catch(() => {});
      return false;
    }
    take(value);
  }
  return true;
}

/**
 * Reads a body as text; null if it is larger than `maxBytes`.
 * @throws {TypeError} with `fatal`, for bytes that are not UTF-8
 */
export async function readText(
  message: Message,
  maxBytes: number,
  { fatal = false } = {},
): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal });
  let text = '';
  const isWhole = await readChunks(message, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return isWhole ? text + decoder.decode() : null;
}

/** Reads a body as bytes; null if it is larger than `maxBytes`. */
export async function readBytes(message: Message, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  const isWhole = await readChunks(message, maxBytes, (chunk) => chunks.push(chunk));
  if (!isWhole) return null;
  const { buffer, byteOffset, byteLength } = Buffer.concat(chunks);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Smallest size of a buffer that becomes base64, in bytes: smaller ones cost nothing. */
const largeBytes = 64 * 1024;

/**
 * Lets large buffers become base64 in JSON (OPS-10). Next serializes whatever it stores as JSON to learn its size, and Node would
 * make an array of one number for each byte: 5 MB block the event loop for 200 ms.
 */
export function serializeLargeBuffersAsBase64(): void {
  const { toJSON } = Buffer.prototype;
  Buffer.prototype.toJSON = function (this: Buffer) {
    if (this.length < largeBytes) return toJSON.call(this);
    return { type: 'Buffer', base64: this.toString('base64') } as never;
  };
}

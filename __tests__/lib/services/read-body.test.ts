// Rules: OPS-08
import { discard, readBytes, readText } from '@/lib/services';

/** A body of these chunks, and what was done with it. */
function bodyOf(...chunks: readonly number[][]) {
  const cancel = jest.fn();
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const chunk = left.shift();
      if (chunk) controller.enqueue(new Uint8Array(chunk));
      else controller.close();
    },
    cancel,
  });
  return { body, cancel, left };
}

const message = (body: ReadableStream<Uint8Array<ArrayBuffer>> | null, length?: number) => ({
  body,
  headers: new Headers(length === undefined ? {} : { 'content-length': String(length) }),
});

const letters = [...Buffer.from('été')];

test('characters split between chunks stay whole', async () => {
  const { body } = bodyOf(letters.slice(0, 1), letters.slice(1));
  expect(await readText(message(body), 5)).toBe('été');
});

test('bytes are joined', async () => {
  const { body } = bodyOf([1, 2], [3]);
  expect(await readBytes(message(body), 3)).toEqual(new Uint8Array([1, 2, 3]));
});

test('a message without a body is empty', async () => {
  expect(await readText(message(null), 5)).toBe('');
  expect(await readBytes(message(null), 5)).toEqual(new Uint8Array());
});

test.each([
  ['announced', 6, 2],
  ['not announced', undefined, 0],
])('a body that is too large, as %s, is neither read further nor returned', async (_, length, unread) => {
  for (const read of [readText, readBytes]) {
    const { body, cancel, left } = bodyOf([1, 2, 3], [4, 5, 6], [7], [8]);
    expect(await read(message(body, length), 5)).toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(left.length).toBeGreaterThan(unread);
  }
});

test('an announced size counts without a body too', async () => {
  expect(await readText(message(null, 6), 5)).toBeNull();
});

test('invalid bytes are replaced, or an error if the caller wants that', async () => {
  const read = (options?: { fatal: boolean }) => readText(message(bodyOf([0xff]).body), 5, options);
  expect(await read()).toBe('\ufffd');
  await expect(read({ fatal: true })).rejects.toThrow('not valid');
});

test('a response is discarded with its body, if it has one', () => {
  const { body, cancel } = bodyOf([1]);
  discard(new Response(body));
  discard(new Response(null));
  expect(cancel).toHaveBeenCalledTimes(1);
});

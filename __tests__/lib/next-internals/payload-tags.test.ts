/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { splitPayload } from '@/lib/next-internals/payload-tags';
import { expectOfNext } from '../../support/expect-of-next';

const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});';

/** Writes a payload of text and bytes as Next does. */
function payloadOf(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const flight = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return text(createInlinedDataReadableStream(flight, undefined, null));
}

test('Next writes a payload and React the script that starts a page in the known forms', async () => {
  const bytes = new Uint8Array([255, 60, 0]);
  const payload = await payloadOf([new TextEncoder().encode('1:"</script><b>é"'), bytes]);
  const { prelude } = await prerenderToNodeStream(createElement('b'), { bootstrapScriptContent: start });
  const split = splitPayload((await text(prelude)) + payload);
  expectOfNext('<script>self.__next_f.push(…)</script>', split?.html === '<b></b>');
  const scope: { __next_f?: [number, string?][]; TURBOPACK?: unknown[] } = {};
  new Function('self', 'globalThis', split?.script ?? '')(scope, scope);
  expectOfNext('the form of the payload', scope.__next_f?.[1]?.[1] === '1:"</script><b>é"');
  expect(scope.__next_f?.[2]).toEqual([3, Buffer.from(bytes).toString('base64')]);
  expect(scope.TURBOPACK).toHaveLength(1);
});

test.each([
  ['does not start by itself', '<script>self.__next_f.push([1,"a"])</script>'],
  ['has no payload', `<script id="_R_">${start}</script>`],
  ['has other scripts', '<script>self.__next_f.length</script><script>globalThis["TURBOPACK"]</script>'],
])('a page that %s stays as it is', (_, html) => expect(splitPayload(html)).toBeNull());

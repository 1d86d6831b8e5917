import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeContentSource } from '@/lib/content/default-content-source';
import { readFiles } from '@/tools/content-check/files/read-files';
import type { FileReference } from '@/tools/content-check/files/types';
import { stopClock } from '../../support/stop-clock';

stopClock();
const reference = (name: string): FileReference => ({
  locale: 'us-en',
  path: '/content/dam/solstride/us/en/content-fragments/slides/a',
  field: 'slideImage',
  asset: `/content/dam/solstride/us/en/${name}`,
  role: 'landscape',
});

const timeoutMs = 1000;

/** Reads from a service that hands each request to `answer`. */
async function readFrom(answer: (end: () => void) => void, references: readonly FileReference[]) {
  const server = createServer((_, response) => answer(() => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const assetsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const content = { kind: 'api', baseUrl: assetsUrl, assetsUrl, renditions: 'site' } as const;
  const source = makeContentSource({ content, upstreamTimeoutMs: timeoutMs, contentMaxBytes: 1 });
  let steps = 0;
  try {
    const files = await readFiles(references, source, { content, upstreamTimeoutMs: timeoutMs }, () => {
      steps += 1;
    });
    return { states: files.map(({ found }) => found), steps };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('reads six files at a time, each once', async () => {
  const pending: (() => void)[] = [];
  let [most, requests] = [0, 0];
  const answer = (end: () => void) => {
    requests += 1;
    pending.push(end);
    most = Math.max(most, pending.length);
    // The next six start when these have ended.
    if (pending.length === 6) for (const one of pending.splice(0)) one();
  };
  const names = Array.from({ length: 18 }, (_, index) => `${index}.webp`);
  const { states, steps } = await readFrom(answer, [...names, ...names].map(reference));
  expect([most, requests, steps]).toEqual([6, 18, 18]);
  expect(states).toEqual(Array.from({ length: 36 }, () => ({ state: 'missing' })));
});

test('a service that does not respond ends with the time limit', async () => {
  const { states } = await readFrom(() => jest.advanceTimersByTime(timeoutMs), [reference('a.webp')]);
  expect(states).toEqual([{ state: 'unreachable', reason: 'no response in time' }]);
});

test('a path outside the assets folder is a missing file, and is not requested', async () => {
  const asked = jest.fn();
  const { states } = await readFrom(asked, [{ ...reference('a.webp'), asset: '/etc/passwd' }]);
  expect(states).toEqual([{ state: 'missing' }]);
  expect(asked).not.toHaveBeenCalled();
});

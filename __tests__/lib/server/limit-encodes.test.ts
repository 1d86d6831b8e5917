// Rules: ASSET-03
import { get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '@/lib/config/parse';
import { createSiteServer } from '@/lib/server/site-server';
import { stopClock } from '../../support/stop-clock';
import { until } from '../../support/until';

const image = (name: string) => `/_next/image?url=%2Fcontent%2Fdam%2F${name}&w=380&q=75`;

stopClock();
let server: Server;
let origin: string;
let open: Map<string, ServerResponse>;
let arrivals: string[];

beforeEach(async () => {
  open = new Map();
  arrivals = [];
  server = createSiteServer(parseConfig({}), [], async (request, response) => {
    arrivals.push(request.url ?? '');
    if (request.url?.startsWith('/_next/image')) open.set(request.url, response);
    else response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (path: string, accept = 'image/avif,image/webp') =>
  new Promise<number>((resolve, reject) => {
    get(origin + path, { headers: { accept }, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

test('two pictures are encoded at a time, and pages are not delayed', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const all = names.map((name) => send(image(name)));
  await until(() => arrivals.length === 2);
  expect(await send('/faq')).toBe(200);
  expect(open.size).toBe(2);
  for (let done = 0; done < names.length; done += 1) {
    await until(() => open.size > 0);
    expect(open.size).toBeLessThanOrEqual(2);
    const [[path, response]] = [...open] as [[string, ServerResponse]];
    open.delete(path);
    response.end();
  }
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200]);
});

test('an encoded picture passes at once, in the same format only', async () => {
  const first = send(image('known'));
  await until(() => open.size === 1);
  open.get(image('known'))?.end();
  await first;
  open.clear();
  void send(image('e')).catch(() => 0);
  void send(image('f')).catch(() => 0);
  await until(() => open.size === 2);
  for (const other of ['image/png', 'image/webp']) void send(image('known'), other).catch(() => 0);
  const again = send(image('known'));
  await until(() => open.size === 3);
  expect(arrivals.filter((path) => path === image('known'))).toHaveLength(2);
  open.get(image('known'))?.end();
  expect(await again).toBe(200);
});

test('a picture that the browser has is encoded too', async () => {
  const first = send(image('not-modified'));
  await until(() => open.size === 1);
  const response = open.get(image('not-modified')) as ServerResponse;
  response.statusCode = 304;
  response.end();
  expect(await first).toBe(304);
  open.clear();
  for (const name of ['l', 'm', 'not-modified']) void send(image(name)).catch(() => 0);
  await until(() => open.size === 3);
});

test('a picture that failed is not remembered as encoded', async () => {
  const first = send(image('broken'));
  await until(() => open.size === 1);
  const response = open.get(image('broken')) as ServerResponse;
  response.statusCode = 500;
  response.end();
  expect(await first).toBe(500);
  open.clear();
  for (const name of ['j', 'k']) void send(image(name)).catch(() => 0);
  await until(() => open.size === 2);
  void send(image('broken')).catch(() => 0);
  expect(await send('/faq')).toBe(200);
  expect(arrivals.filter((path) => path === image('broken'))).toHaveLength(1);
});

test('a client that hangs up frees no place while its picture is being encoded', async () => {
  const abort = (path: string) => {
    const request = get(origin + path, { headers: { accept: 'image/avif' }, agent: false }).on(
      'error',
      () => {},
    );
    return () => request.destroy();
  };
  const leave = [abort(image('g')), abort(image('h'))];
  await until(() => open.size === 2);
  const closed = [...open.values()].map(
    (response) => new Promise((resolve) => response.once('close', resolve)),
  );
  for (const each of leave) each();
  await Promise.all(closed);
  const next = send(image('i'));
  expect(await send('/faq')).toBe(200);
  expect(arrivals).not.toContain(image('i'));
  open.get(image('g'))?.end();
  await until(() => open.has(image('i')));
  open.get(image('i'))?.end();
  expect(await next).toBe(200);
  open.get(image('h'))?.end();
});

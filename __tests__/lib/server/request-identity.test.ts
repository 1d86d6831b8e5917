import { Agent, createServer, request as nodeRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { currentRequestId } from '@/lib/observability/tracing';
import { assignRequestId, headersOf, setClientAddress } from '@/lib/server/request-identity';
import { withHooks } from '../../support/with-hooks';

let server: Server;
let port: number;
let removeHooks: () => void;
/** Number of requests that the server waits for, to respond to the last of them first. */
let together: number;
const waiting: (() => void)[] = [];

function waitForOthers(): Promise<void> {
  return new Promise((resolve) => {
    waiting.unshift(resolve);
    if (waiting.length === together) for (const respond of waiting.splice(0)) respond();
  });
}

beforeAll(async () => {
  removeHooks = withHooks(assignRequestId);
  // Sends the id it received and, after the body and the others, the id of the current context.
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    await waitForOthers();
    response.end(JSON.stringify([request.headers['x-request-id'], currentRequestId(), body]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  removeHooks();
});

function send(agent: Agent, headers: Record<string, string>, body = ''): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const sent = nodeRequest({ port, agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(JSON.parse(text)));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('requests at once on connections that stay open keep their ids', async () => {
  together = 3;
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const ids = Array.from({ length: 60 }, (_, number) => `id-${number}`);
  const responses = await Promise.all(ids.map((id) => send(agent, { 'x-request-id': id }, id)));
  expect(responses).toEqual(ids.map((id) => [id, id, id]));
  agent.destroy();
});

test('pipelined requests on one connection keep theirs', async () => {
  together = 3;
  const ids = ['p-1', 'p-2', 'p-3'];
  const socket = connect(port, '127.0.0.1');
  socket.write(ids.map((id) => `GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n\r\n`).join(''));
  let text = '';
  for await (const part of socket) {
    text += part;
    if (text.includes('"p-3",""]')) break;
  }
  expect(text.match(/\["p[^\]]*\]/g)).toEqual(ids.map((id) => `["${id}","${id}",""]`));
});

test.each([{}, { 'x-request-id': '<b>' }, { 'x-request-id': 'x'.repeat(129) }] as Record<string, string>[])(
  'a request with %j gets a generated id',
  async (headers) => {
    together = 1;
    const [header, scope] = await send(new Agent(), headers);
    expect(header).toMatch(/^[\da-f-]{36}$/);
    expect(scope).toBe(header);
  },
);

test('the address of the connection replaces headers of the client', async () => {
  const removeHooks = withHooks(setClientAddress);
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const responses = await Promise.all(
    [{}, { 'x-forwarded-for': '6.6.6.6' }].map(async (headers) => (await fetch(url, { headers })).text()),
  );
  expect(responses).toEqual(['127.0.0.1', '127.0.0.1']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  removeHooks();
});

test.each([
  ['host', 'localhost'],
  ['accept', null],
  ['x-missing', null],
  ['x-twice', 'a,b'],
])('the header %s is %j', (name, value) => {
  const headers = { host: 'localhost', accept: '', 'x-twice': ['a', 'b'] };
  expect(headersOf({ headers }).get(name)).toBe(value);
});

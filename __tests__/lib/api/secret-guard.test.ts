import type { RequestContext } from '@/lib/api/request-context';
import { bearerToken, operatorOnly, runExclusive } from '@/lib/api/secret-guard';

const contextOf = (authorization?: string) =>
  ({
    request: new Request('http://x/', { headers: authorization === undefined ? {} : { authorization } }),
    route: 'test',
    address: '192.0.2.1',
    config: { rateLimitPerMinute: 5, appEnv: 'local', content: { kind: 'sample' } },
  }) as unknown as RequestContext;

test.each([
  ['Bearer a-b.c', 'a-b.c'],
  ['bearer   a', 'a'],
  ['Bearer a b', ''],
  ['Bearer', ''],
  ['Basic Bearer a', ''],
  ['', ''],
  [undefined, ''],
])('the token of %j is %j', (authorization, token) => {
  expect(bearerToken(contextOf(authorization))).toBe(token);
});

test('the error of a wrong secret says so', async () => {
  const closed = { status: 503, code: 'not-configured', message: 'Closed.' };
  const guard = operatorOnly({ secret: () => 'right', given: bearerToken, closed });
  expect(await guard(contextOf('Bearer right'))).toBeNull();
  expect(await guard(contextOf('Bearer wrong'))).toMatchObject({
    status: 401,
    message: 'The secret is missing or wrong.',
  });
});

/** Runs functions that take a while, and records their start and end. */
function recorder() {
  const events: string[] = [];
  const run = (key: string, name: string, fails = false) =>
    runExclusive(key, async () => {
      events.push(`${name} starts`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  return { events, run };
}

test('functions with the same key run one after the other, also after a failed one', async () => {
  const { events, run } = recorder();
  const all = [run('a', 'first', true), run('a', 'second'), run('a', 'third')];
  expect(await Promise.allSettled(all)).toMatchObject([
    { reason: new Error('first') },
    { value: 'second' },
    { value: 'third' },
  ]);
  const inOrder = ['first', 'second', 'third'].flatMap((name) => [`${name} starts`, `${name} ends`]);
  expect(events).toEqual(inOrder);
});

test('one that comes while others wait runs after them', async () => {
  const { events, run } = recorder();
  const first = run('b', 'first');
  const second = run('b', 'second');
  await first;
  await Promise.all([second, run('b', 'third')]);
  expect(events.slice(-2)).toEqual(['third starts', 'third ends']);
  expect(events[3]).toBe('second ends');
});

test('another key does not wait', async () => {
  const { events, run } = recorder();
  await Promise.all([run('c', 'one'), run('d', 'other')]);
  expect(events.slice(0, 2)).toEqual(['one starts', 'other starts']);
});

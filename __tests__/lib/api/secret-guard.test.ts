import type { RequestContext } from '@/lib/api/request-context';
import { bearerToken, operatorOnly } from '@/lib/api/secret-guard';

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

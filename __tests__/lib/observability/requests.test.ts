// Rules: API-06, OPS-04
import { channel } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { measureRequest } from '@/lib/observability/measure-request';
import { getMetrics } from '@/lib/observability/metrics';
import { stackFrames } from '@/lib/observability/stack-frames';
import { currentRequestId, enterRequest, inRequest } from '@/lib/observability/tracing';
import { withHooks } from '../../support/with-hooks';

const localeDomains = { 'ca-fr': ['fr.test'], 'ca-en': ['ca.test'], 'us-en': ['us.test'] };

test('a request is measured at its end, by its original address', async () => {
  const removeHooks = withHooks(measureRequest({ trustProxy: false, localeDomains }));
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const request = { url: '/faq?q=private', headers: { host: 'fr.test' } as Record<string, string> };
  const response = Object.assign(new EventEmitter(), { statusCode: 200 });
  channel('http.server.request.start').publish({ request, response });
  request.url = '/ca-fr/rewritten';
  request.headers.host = 'internal';
  response.statusCode = 404;
  now.mockReturnValue(3000);
  response.emit('finish');
  response.emit('finish');
  now.mockRestore();
  removeHooks();
  const { values } = await getMetrics().requests.get();
  const labels = { route: '/faq', locale: 'ca-fr', status: '4xx' };
  expect(values.filter(({ metricName }) => !metricName?.endsWith('_bucket'))).toEqual([
    { labels, metricName: 'site_http_request_duration_seconds_sum', value: 2 },
    { labels, metricName: 'site_http_request_duration_seconds_count', value: 1 },
  ]);
});

test('a request without an address is one of the home page', async () => {
  getMetrics().requests.reset();
  const removeHooks = withHooks(measureRequest({ trustProxy: false, localeDomains }));
  const response = Object.assign(new EventEmitter(), { statusCode: 500 });
  channel('http.server.request.start').publish({ request: { headers: {} }, response });
  response.emit('finish');
  removeHooks();
  const { values } = await getMetrics().requests.get();
  expect(values[0]?.labels).toMatchObject({ route: '/', locale: 'us-en', status: '5xx' });
});

test('only work of a request has its id', async () => {
  expect(currentRequestId()).toBeUndefined();
  expect(inRequest('a-1', () => currentRequestId())).toBe('a-1');
  await inRequest('outer', async () => {
    enterRequest('b-2');
    await Promise.resolve();
    expect(currentRequestId()).toBe('b-2');
  });
  expect(currentRequestId()).toBeUndefined();
});

test('the frames of an error are logged, and not its message', () => {
  const error = new Error('typed by ada@private.example\n  and more\nat home');
  const frames = stackFrames(error);
  expect(frames).not.toMatch(/private|more|home/);
  for (const line of frames.split('\n')) expect(line).toMatch(/^ {4}at /);
  expect(frames).toContain('requests.test.ts');
  expect([stackFrames(null), stackFrames({}), stackFrames('  at x')]).toEqual(['', '', '']);
});

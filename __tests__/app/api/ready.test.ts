/** @jest-environment node */
import { GET } from '@/app/api/ready/route';
import { noteAnswer, noteFailure } from '@/lib/observability/upstreams';
import { configFor } from './support';

let mockConfig = configFor('production');
let mockStopping = false;
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/http/graceful-stop', () => ({ isStopping: () => mockStopping }));

const ask = async () => {
  const answer = GET();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { status: answer.status, body: await answer.json() };
};

afterEach(() => {
  mockStopping = false;
});

test('ready, part by part', async () => {
  const body = { status: 'ready', content: 'ok', reviews: 'ok', cache: 'ok' };
  expect(await ask()).toEqual({ status: 200, body });
});

test('a service that is down degrades and recovers, and the replica stays in', async () => {
  noteFailure('content', 'network', 'slides');
  noteAnswer('content', 'product');
  expect(await ask()).toMatchObject({ status: 200, body: { content: 'degraded', reviews: 'ok' } });
  noteAnswer('content', 'slides');
  noteFailure('reviews', 'timeout', 'list');
  expect(await ask()).toMatchObject({ status: 200, body: { content: 'ok', reviews: 'degraded' } });
  noteAnswer('reviews', 'list');
});

test('a process that ends takes no more traffic', async () => {
  mockStopping = true;
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'stopping' } });
});

test('what is not configured is the sample', async () => {
  mockConfig = configFor('local', { REVIEWS_API_URL: '', REVIEWS_PASSKEY: '' });
  expect(await ask()).toMatchObject({ status: 200, body: { content: 'sample', reviews: 'sample' } });
});

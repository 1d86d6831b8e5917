// Rules: API-04
import { GET } from '@/app/api/ready/route';
import { noteFailure, noteResponse } from '@/lib/observability/metrics';
import { configFor } from './support';

let mockConfig = configFor('production');
let mockStopping = false;
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
let mockWarmUp = Promise.resolve();
jest.mock('@/lib/server/warm-up', () => ({ warmUp: () => mockWarmUp }));
jest.mock('@/lib/server/graceful-stop', () => ({ isStopping: () => mockStopping }));

const send = async () => {
  const response = await GET();
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
};

beforeEach(() => {
  mockConfig = configFor('production');
  mockWarmUp = Promise.resolve();
  mockStopping = false;
});

test('ready, part by part', async () => {
  const body = { status: 'ready', content: 'ok', reviews: 'ok', cache: 'ok' };
  expect(await send()).toEqual({ status: 200, body });
});

test('a process is ready after its warm-up, with the state of then', async () => {
  let finish = () => {};
  mockWarmUp = new Promise((resolve) => {
    finish = resolve;
  });
  const sent = send();
  mockStopping = true;
  finish();
  expect(await sent).toMatchObject({ status: 503 });
});

test('a service that is down is degraded and recovers, and the replica stays ready', async () => {
  noteFailure('content', 'network', 'slides');
  noteResponse('content', 'product');
  expect(await send()).toMatchObject({ status: 200, body: { content: 'degraded', reviews: 'ok' } });
  noteResponse('content', 'slides');
  noteFailure('reviews', 'timeout', 'list');
  expect(await send()).toMatchObject({ status: 200, body: { content: 'ok', reviews: 'degraded' } });
  noteResponse('reviews', 'list');
});

test('a process that shuts down is not ready', async () => {
  mockStopping = true;
  expect(await send()).toMatchObject({ status: 503, body: { status: 'stopping' } });
});

test('services that are not configured report the sample', async () => {
  mockConfig = configFor('local', { REVIEWS_API_URL: '', REVIEWS_PASSKEY: '' });
  expect(await send()).toMatchObject({ status: 200, body: { content: 'sample', reviews: 'sample' } });
});

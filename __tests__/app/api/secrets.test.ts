import { GET as metrics } from '@/app/api/metrics/route';
import { GET as preview } from '@/app/api/preview/route';
import { POST as revalidate } from '@/app/api/revalidate/route';
import { stopClock } from '../../support/stop-clock';
import { configFor, get, post } from './support';

const right = 'right-secret-of-the-operator';
const secrets = { REVALIDATE_SECRET: right, METRICS_TOKEN: right, PREVIEW_SECRET: right };
let mockConfig = configFor('production', secrets);
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
const mockCompare = jest.fn();
jest.mock('@/lib/security/is-secret', () => ({
  isSecret: (given: string, secret: string) => {
    mockCompare(given);
    return given === secret;
  },
}));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: jest.fn(), error: jest.fn() },
}));
jest.mock('@/lib/content/content-client', () => ({
  getContentClient: () => ({ expire: async () => {} }),
}));
jest.mock('next/headers', () => ({ cookies: async () => ({ set: jest.fn() }) }));

stopClock();
const limit = 3;
beforeEach(() => {
  mockConfig = configFor('production', { ...secrets, RATE_LIMIT_PER_MINUTE: String(limit) });
});

type Attempt = (secret: string, headers: Record<string, string>) => Promise<Response>;

function withHeaders(request: Request, headers: Record<string, string>): Request {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const routes: [string, number, Attempt][] = [
  [
    'POST /api/revalidate',
    202,
    (secret, headers) =>
      revalidate(post('/api/revalidate', { type: 'slides' }, { ...headers, ...bearer(secret) })),
  ],
  [
    'GET /api/metrics',
    200,
    (secret, headers) => metrics(withHeaders(get('/api/metrics'), { ...headers, ...bearer(secret) })),
  ],
  [
    'GET /api/preview',
    307,
    (secret, headers) => preview(withHeaders(get(`/api/preview?secret=${secret}`), headers)),
  ],
];

describe.each(routes)('%s', (_, valid, attempt) => {
  const guesser = { 'x-forwarded-for': '192.0.2.66' };
  const operator = { 'x-forwarded-for': '192.0.2.7' };

  test('a client that guessed too often is rejected before its secret is compared', async () => {
    const statuses = [];
    for (let tries = 0; tries < limit; tries += 1)
      statuses.push((await attempt(`guess-number-${tries}`, guesser)).status);
    expect(statuses).toEqual(Array(limit).fill(401));
    mockCompare.mockClear();
    for (const secret of ['one-more-guess', right]) {
      const response = await attempt(secret, guesser);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('60');
    }
    expect(mockCompare).not.toHaveBeenCalled();
    // Guesses of another client do not lock the operator out.
    expect((await attempt(right, operator)).status).toBe(valid);
  });

  test('right secrets are not counted, and wrong ones between them are', async () => {
    const statuses = [];
    for (let tries = 0; tries < limit + 2; tries += 1) statuses.push((await attempt(right, operator)).status);
    expect(statuses).toEqual(Array(limit + 2).fill(valid));
    for (let tries = 0; tries < limit; tries += 1) await attempt('wrong', operator);
    expect((await attempt(right, operator)).status).toBe(429);
  });

  test('concurrent guesses do not bypass the limit', async () => {
    mockCompare.mockClear();
    const guesses = [...Array(10).fill('wrong'), right];
    const responses = guesses.map((guess) => attempt(guess, { 'x-forwarded-for': '192.0.2.8' }));
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses).toEqual([...Array(limit).fill(401), ...Array(guesses.length - limit).fill(429)]);
    expect(mockCompare).toHaveBeenCalledTimes(limit);
  });
});

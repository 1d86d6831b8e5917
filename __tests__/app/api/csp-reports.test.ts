// Rules: API-10
import { POST } from '@/app/api/csp-reports/route';
import { getMetrics } from '@/lib/observability/metrics';
import { stopClock } from '../../support/stop-clock';
import { configFor } from './support';

let mockConfig = configFor('production');
const mockWarn = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all), info: jest.fn(), error: jest.fn() },
}));

stopClock();
beforeEach(() => {
  mockConfig = configFor('production');
  getMetrics().policyViolations.reset();
  jest.clearAllMocks();
});

function send(body: unknown, headers: Record<string, string> = {}) {
  return POST(
    new Request('http://localhost:3000/api/csp-reports', {
      method: 'POST',
      headers: { host: 'solstride.example', 'content-type': 'application/reports+json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}
const legacyType = { 'content-type': 'application/csp-report' };

async function counted() {
  const { values } = await getMetrics().policyViolations.get();
  return values.map(({ labels, value }) => [labels.directive, labels.disposition, value]);
}

const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: 'https://solstride.example/contact?email=ada@private.example',
  user_agent: 'Private Browser',
  body: {
    documentURL: 'https://solstride.example/sports-drink/ada-private?email=ada@private.example#ada',
    referrer: 'https://private.example/',
    blockedURL: 'https://user:private@evil.example/private?token=private',
    effectiveDirective: 'script-src-elem',
    sample: 'private()',
    sourceFile: 'https://solstride.example/private.js',
    disposition: 'enforce',
    ...body,
  },
});

test('both forms of a report are counted and logged, without personal data', async () => {
  const first = await send([violation(), violation({ blockedURL: 'inline', disposition: 'report' })]);
  expect([first.status, await first.text()]).toEqual([204, '']);
  const legacy = {
    'document-uri': 'https://solstride.example/faq?q=private',
    'violated-directive': "img-src 'self' https://private.example",
    'blocked-uri': 'moz-extension://0a1b-private/x.png',
    disposition: 'enforce',
  };
  expect((await send({ 'csp-report': legacy }, legacyType)).status).toBe(204);
  expect(await counted()).toEqual([
    ['script-src-elem', 'enforce', 1],
    ['script-src-elem', 'report', 1],
    ['img-src', 'enforce', 1],
  ]);
  expect(mockWarn.mock.calls.map(([fields]) => fields)).toEqual([
    {
      directive: 'script-src-elem',
      disposition: 'enforce',
      blocked: 'evil.example',
      route: '/[category]/[product]',
    },
    {
      directive: 'script-src-elem',
      disposition: 'report',
      blocked: 'inline',
      route: '/[category]/[product]',
    },
    { directive: 'img-src', disposition: 'enforce', blocked: 'extension', route: '/faq' },
  ]);
  expect(JSON.stringify(mockWarn.mock.calls)).not.toMatch(/private|ada/i);
});

test('values outside the fixed lists are "other"', async () => {
  const odd = { effectiveDirective: 'unknown', disposition: 'x', blockedURL: 'who knows', documentURL: 7 };
  expect((await send([violation(odd), violation({ blockedURL: { a: 1 } })])).status).toBe(204);
  expect(await counted()).toEqual([
    ['other', 'enforce', 1],
    ['script-src-elem', 'enforce', 1],
  ]);
  expect(mockWarn.mock.calls.map(([{ blocked }]) => blocked)).toEqual(['other', 'other']);
});

test.each(['inline', 'eval', 'data', 'blob', 'trusted-types-sink'])(
  'the keyword %s is logged unchanged',
  async (blockedURL) => {
    await send([violation({ blockedURL })]);
    expect(mockWarn).toHaveBeenCalledWith(
      expect.objectContaining({ blocked: blockedURL }),
      'policy violated',
    );
  },
);

test('other kinds of reports are ignored, and a batch counts up to a limit', async () => {
  expect((await send([{ type: 'deprecation', body: {} }])).status).toBe(204);
  expect(await counted()).toEqual([]);
  const many = Array.from({ length: 60 }, () => ({ type: 'csp-violation', body: {} }));
  expect((await send(many)).status).toBe(204);
  expect(await counted()).toEqual([['other', 'enforce', 20]]);
});

test.each(['{', '""', 'null', '7', '{}', '[7]', '[null]', '[{"type":"csp-violation"}]', '{"csp-report":[]}'])(
  '%s is malformed',
  async (body) => {
    expect((await send(body)).status).toBe(400);
    expect(await counted()).toEqual([]);
  },
);

test.each(['application/json', 'text/plain', ''])('the type %j is rejected', async (type) => {
  expect((await send([violation()], { 'content-type': type })).status).toBe(415);
});

test('size, rate and origin of reports are checked', async () => {
  expect((await send([violation({ sample: 'x'.repeat(33_000) })])).status).toBe(413);
  expect((await send([violation()], { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send([violation()], { origin: 'https://fr.solstride.example' })).status).toBe(204);
  mockConfig = configFor('production', { RATE_LIMIT_PER_MINUTE: '1' });
  const statuses = [(await send([violation()])).status, (await send([violation()])).status];
  expect(statuses).toEqual([204, 429]);
});

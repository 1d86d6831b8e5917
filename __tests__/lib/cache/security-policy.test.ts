import { createHash } from 'node:crypto';
import PageCache from '@/lib/cache/page-cache.mjs';
import { applyPolicy } from '@/lib/cache/security-policy.mjs';
import { publishedPolicy, publishedScriptMarker } from '@/lib/cache/shared-state.mjs';

const marker = 'marker-of-this-process-A_b-9';
const withMarker = (script: string) => `<script nonce="${marker}">${script}</script>`;
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const page = (html: string, more: object = {}) => ({
  kind: 'APP_PAGE',
  html,
  headers: {} as Record<string, string>,
  rscData: undefined as Buffer | undefined,
  segmentData: undefined as Map<string, Buffer> | undefined,
  ...more,
});

beforeAll(() => {
  publishedPolicy.set("script-src 'self' 'hashes'; x y");
  publishedScriptMarker.set(marker);
});
afterAll(() => {
  publishedPolicy.set(undefined);
  publishedScriptMarker.set(undefined);
});

const cache = new PageCache();
const policyOf = ({ headers }: ReturnType<typeof page>) => headers['content-security-policy'];

test('only scripts with the marker are hashed', async () => {
  const value = page(
    [
      withMarker('own()'),
      '<script>injected()</script>',
      '<script nonce="">injected()</script>',
      '<script nonce="guess">injected()</script>',
      `<p>nonce="${'x'.repeat(marker.length)}"</p><script>injected()</script>`,
      `<script src="/a.js" async="" nonce="${marker}"></script>`,
      withMarker('own()'),
      withMarker('second()'),
    ].join(''),
  );
  await cache.set('/page', value, {});
  expect(policyOf(value)).toBe(`script-src 'self' ${hash('own()')} ${hash('second()')}; x y`);
});

test.each([
  ['an unclosed script', `<script>injected() //<p>text</p>${withMarker('own()')}`],
  ['an unclosed tag', `<script x=y <p>text</p>${withMarker('own()')}`],
  ['an unclosed attribute', `<script x="<p>text</p>${withMarker('own()')}`],
  ['a script in another', `<svg><script>injected()${withMarker('own()')}</script></svg>`],
])('%s before an own script gets no hash', async (_, html) => {
  const value = page(html);
  await cache.set('/unclosed', value, {});
  expect(policyOf(value)).toBe(`script-src 'self' ${hash('own()')}; x y`);
});

test('the marker is neither sent nor stored', async () => {
  const payload = `0:["$","link",null,{"href":"/é.css","nonce":"${marker}","x":1}]\n`;
  const value = page(
    `<link rel="preload" nonce="${marker}" href="/a"/>${withMarker(`push(${JSON.stringify(payload)})`)}<i>${marker}</i>`,
    {
      headers: { link: `</a>; rel=preload; as="script"; nonce="${marker}", </b>; rel=preload` },
      rscData: Buffer.from(payload),
      segmentData: new Map([['/_tree', Buffer.from(payload)]]),
    },
  );
  await cache.set('/with-marker', value, { cacheControl: { revalidate: 60 } });
  const clean = payload.replace(marker, '$undefined');
  for (const each of [value, (await cache.get('/with-marker'))?.value]) {
    expect(each).toMatchObject({
      html: `<link rel="preload" href="/a"/><script>push(${JSON.stringify(clean)})</script><i></i>`,
      headers: {
        link: '</a>; rel=preload; as="script", </b>; rel=preload',
        'content-security-policy': `script-src 'self' ${hash(`push(${JSON.stringify(clean)})`)}; x y`,
      },
    });
    expect(String(each?.rscData)).toBe(clean);
    expect(String(each?.segmentData.get('/_tree'))).toBe(clean);
  }
});

test('a page that Next stores again after a failure keeps its policy', async () => {
  const value = page(withMarker('own()'));
  await cache.set('/again', value, {});
  const policy = policyOf(value);
  await cache.set('/again', value, { cacheControl: { revalidate: 3 } });
  expect(policyOf(value)).toBe(policy);
  expect(await cache.get('/again')).toMatchObject({ cacheControl: { revalidate: 3 } });
});

test('a page without markers runs no script, and does not replace a stored page with markers', async () => {
  await cache.set('/stored', page(withMarker('own()')), {});
  const value = page('<script nonce="of-a-visitor">own()</script>');
  await cache.set('/stored', value, {});
  expect(policyOf(value)).toBe("script-src 'self' ; x y");
  expect((await cache.get('/stored'))?.value?.html).toBe('<script>own()</script>');
});

test.each([
  ['nothing', null],
  ['a file', { kind: 'APP_ROUTE', html: withMarker('own()') }],
  ['a page without HTML', { kind: 'APP_PAGE', rscData: Buffer.from(marker) }],
  ['a page with HTML that is no text', { kind: 'APP_PAGE', html: Buffer.from(withMarker('own()')) }],
])('%s has no policy', (_, value) => {
  const before = structuredClone(value);
  expect(applyPolicy(value)).toBe(true);
  expect(value).toEqual(before);
});

test.each([
  ['a policy', publishedPolicy],
  ['a marker', publishedScriptMarker],
])('without %s, as in development, pages stay as they are', (_, holder) => {
  const text = holder.get();
  holder.set(undefined);
  const value = page(withMarker('own()'));
  expect(applyPolicy(value)).toBe(true);
  expect(value).toEqual(page(withMarker('own()')));
  holder.set(text);
});

test('a page with markers gets its own policy in place of another', () => {
  const value = page(withMarker('own()'), { headers: { 'content-security-policy': 'of a visitor' } });
  expect(applyPolicy(value)).toBe(true);
  expect(policyOf(value)).toBe(`script-src 'self' ${hash('own()')}; x y`);
});

test('a page without headers gets them', () => {
  const bare = { kind: 'APP_PAGE', html: '<p>text</p>' };
  expect(applyPolicy(bare)).toBe(false);
  expect(bare).toMatchObject({ headers: { 'content-security-policy': "script-src 'self' ; x y" } });
});

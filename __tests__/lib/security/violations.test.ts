// Rules: API-10
import { parseViolations } from '@/lib/security/violations';

const page = 'https://solstride.example/faq?q=private#private';
const report = (body: object, type = 'csp-violation') => ({ type, body });
const legacy = (fields: object) => ({ 'csp-report': fields });
const nothing = { directive: 'other', disposition: 'enforce', blocked: 'other', path: '/' };

test('both report formats have the same result', () => {
  const violation = { directive: 'img-src', disposition: 'report', blocked: 'evil.example', path: '/faq' };
  const blocked = 'https://user:private@evil.example:8443/private?private';
  expect(
    parseViolations([
      report({
        effectiveDirective: 'img-src',
        disposition: 'report',
        blockedURL: blocked,
        documentURL: page,
      }),
    ]),
  ).toEqual([violation]);
  const fields = { disposition: 'report', 'blocked-uri': blocked, 'document-uri': page };
  expect(parseViolations(legacy({ ...fields, 'effective-directive': 'img-src' }))).toEqual([violation]);
  expect(parseViolations(legacy({ ...fields, 'violated-directive': "img-src 'self' x" }))).toEqual([
    violation,
  ]);
});

test('the effective directive counts before the one of the policy', () => {
  const both = { 'effective-directive': 'script-src-elem', 'violated-directive': 'script-src' };
  expect(parseViolations(legacy(both))).toMatchObject([{ directive: 'script-src-elem' }]);
});

test.each([
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for', 'script-src'],
  ...['script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem'],
  ...['trusted-types', 'worker-src'],
])('%s is named', (directive) => {
  expect(parseViolations([report({ effectiveDirective: directive })])).toEqual([{ ...nothing, directive }]);
});

test.each(['', 'Img-Src', 'unknown', ' img-src', 7, null, undefined])(
  'the directive %j is "other"',
  (name) => {
    expect(parseViolations([report({ effectiveDirective: name })])).toEqual([nothing]);
  },
);

test.each([
  ['report', 'report'],
  ['enforce', 'enforce'],
  ['unknown', 'enforce'],
  [undefined, 'enforce'],
])('the disposition %j is %s', (disposition, counted) => {
  expect(parseViolations([report({ disposition })])).toEqual([{ ...nothing, disposition: counted }]);
});

test.each<[unknown, string]>([
  ...[
    'inline',
    'eval',
    'wasm-eval',
    'trusted-types-policy',
    'trusted-types-sink',
    'self',
    'data',
    'blob',
  ].map((keyword): [unknown, string] => [keyword, keyword]),
  ['http://evil.example/x', 'evil.example'],
  ['ws://evil.example/x', 'evil.example'],
  ['wss://evil.example/x', 'evil.example'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, `${'a'.repeat(60)}.${'b'.repeat(39)}`],
  ['data:text/html,private', 'data'],
  ['blob:https://solstride.example/private', 'blob'],
  ['chrome-extension://private/x.js', 'extension'],
  ['extension-like:private', 'other'],
  ['about:blank', 'other'],
  ['xhttps://private', 'other'],
  ['private', 'other'],
  [7, 'other'],
])('%j was blocked: %s', (blockedURL, blocked) => {
  expect(parseViolations([report({ blockedURL })])).toEqual([{ ...nothing, blocked }]);
});

test.each(['', 'faq', 7, undefined])('the page %j is the home page', (documentURL) => {
  expect(parseViolations([report({ documentURL })])).toEqual([nothing]);
});

test('other reports are ignored, and at most twenty count', () => {
  expect(parseViolations([report({}, 'deprecation'), report({ disposition: 'report' })])).toEqual([
    { ...nothing, disposition: 'report' },
  ]);
  const many = Array.from({ length: 30 }, (_, index) => report({ documentURL: `http://x.example/${index}` }));
  const paths = parseViolations(many)?.map(({ path }) => path);
  expect(paths).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
  expect(parseViolations([])).toEqual([]);
});

test.each([
  [null],
  ['text'],
  [7],
  [{}],
  [{ 'csp-report': null }],
  [{ 'csp-report': [] }],
  [{ 'csp-report': 'text' }],
  [Object.assign([7], { 'csp-report': {} })],
  [[null]],
  [[[]]],
  [[{ type: 'csp-violation' }]],
  [[{ type: 'csp-violation', body: [] }]],
  [[{ type: 7, body: {} }]],
  [[report({}), 'text']],
])('%j is no report', (body) => {
  expect(parseViolations(body)).toBeNull();
});

import { isPass, makePass, previewCookie, previewSeconds, withoutDraft } from '@/lib/preview/preview-pass';

const now = 1_700_000_000_000;
const pass = makePass('secret', now);

test.each([
  ['its own', pass, 'secret', now, true],
  ['at its last second', pass, 'secret', now + previewSeconds * 1000 - 1, true],
  ['too old', pass, 'secret', now + previewSeconds * 1000, false],
  ['of a secret that was changed', pass, 'other', now, false],
  ['with no secret configured', pass, null, now, false],
  ['with a forged expiry', pass.replace(/^\d+/, '99999999999'), 'secret', now, false],
  ['with something before it', ` ${pass}`, 'secret', now, false],
  ['with something before its date', `x${pass}`, 'secret', now, false],
  ['cut off', pass.slice(0, -1), 'secret', now, false],
  ['empty', '', 'secret', now, false],
  ['absent', undefined, 'secret', now, false],
] as const)('a pass %s', (_, value, secret, at, expected) => {
  expect(isPass(value, secret, at)).toBe(expected);
});

test('a pass fits into a cookie and lasts a working day', () => {
  expect(pass).toMatch(/^1700028800\.[\w-]{43}$/);
  expect(previewCookie).toBe('solstride-preview');
});

test.each([
  ['__prerender_bypass=abc', ''],
  ['a=b; __prerender_bypass=abc; c=d', 'a=b; c=d'],
  ['a=__prerender_bypass=1', 'a=__prerender_bypass=1'],
  ['__prerender_bypass=abc; a=b', 'a=b'],
])('%j without the draft is %j', (cookies, expected) => {
  expect(withoutDraft(cookies)).toBe(expected);
});

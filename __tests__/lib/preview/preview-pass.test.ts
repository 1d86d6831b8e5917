import { channel } from 'node:diagnostics_channel';
import { parseConfig } from '@/lib/config/parse';
import { grantDraft } from '@/lib/preview/grant-draft';
import { draftByPass, isPass, makePass, previewCookie, previewSeconds } from '@/lib/preview/preview-pass';
import { withHooks } from '../../support/with-hooks';

const config = parseConfig({});

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

const own = makePass('secret');
const draft = '__prerender_bypass=of-the-build';

test.each([
  ['no pass', 'a=b; c=d', 'a=b; c=d'],
  ['no pass, but the value of the build', draft, ''],
  ['no pass, but the value between others', `a=b;  ${draft};c=d`, 'a=b; c=d'],
  ['a forged pass', `solstride-preview=9999999999.guess; ${draft}`, 'solstride-preview=9999999999.guess'],
  ['an old pass', `${draft}; solstride-preview=${pass}`, `solstride-preview=${pass}`],
  ['a pass in a cookie of another name', `a=solstride-preview=${own}`, `a=solstride-preview=${own}`],
  ['a pass', `a=b; solstride-preview=${own}`, `a=b; solstride-preview=${own}; ${draft}`],
  [
    'a pass and the value of another build',
    `__prerender_bypass=x; solstride-preview=${own}`,
    `solstride-preview=${own}; ${draft}`,
  ],
  [
    'a pass behind an old one',
    `solstride-preview=${pass}; solstride-preview=${own}`,
    `solstride-preview=${pass}; solstride-preview=${own}; ${draft}`,
  ],
])('a request with %s gets a draft only for a valid pass', (_, cookies, expected) => {
  expect(draftByPass(cookies, 'secret', 'of-the-build')).toBe(expected);
  expect(draftByPass(cookies, null, 'of-the-build')).not.toContain(draft);
});

test('requests have their draft cookie replaced', () => {
  const removeHooks = withHooks(grantDraft({ ...config, previewSecret: 'secret' }, 'of-the-build'));
  const arrive = (headers: Record<string, string>) => {
    channel('http.server.request.start').publish({ request: { headers } });
    return headers;
  };
  expect(arrive({ cookie: draft })).toEqual({ cookie: '' });
  expect(arrive({ cookie: `solstride-preview=${own}` }).cookie).toContain(draft);
  expect(arrive({})).toEqual({});
  removeHooks();
});

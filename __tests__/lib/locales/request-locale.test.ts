// Rules: LOC-04
import { getLocale } from '@/lib/locales/definitions';
import { requestHost } from '@/lib/locales/request-host';
import { requestLocale } from '@/lib/locales/request-locale';

const localeDomains = {
  'ca-fr': getLocale('ca-fr').domains.production,
  'ca-en': getLocale('ca-en').domains.production,
  'us-en': getLocale('us-en').domains.production,
};
const french = 'fr.solstride.example';
const demo = 'solstride-demo-locale';

test.each([
  ['the host', false, { host: 'a.test' }, 'a.test'],
  [
    'the host, whatever a visitor forwards',
    false,
    { host: 'a.test', 'x-forwarded-host': 'b.test' },
    'a.test',
  ],
  ['the forwarded host', true, { host: 'a.test', 'x-forwarded-host': 'b.test' }, 'b.test'],
  ['the last forwarded host', true, { host: 'a.test', 'x-forwarded-host': 'evil.test, b.test ' }, 'b.test'],
  ['the host without a forwarded one', true, { host: 'a.test' }, 'a.test'],
  ['the host with an empty one', true, { host: 'a.test', 'x-forwarded-host': ' ' }, 'a.test'],
  ['empty without any', true, {}, ''],
])('the host of a request is %s', (_, trustProxy, headers, host) => {
  expect(requestHost(new Headers(headers), { trustProxy })).toBe(host);
});

test.each([
  ['its host', { host: french }, 'ca-fr'],
  ['its host beside other cookies', { host: french, cookie: `a=1; x${demo}=us-en` }, 'ca-fr'],
  ['demo mode', { host: french, cookie: `a=1;  ${demo}=ca-en; b=2` }, 'ca-en'],
  ['its host with an unknown demo locale', { host: french, cookie: `${demo}=xx` }, 'ca-fr'],
  ['the default one without a host', {}, 'us-en'],
])('the locale of a request is that of %s', (_, headers, id) => {
  expect(requestLocale(new Headers(headers), { trustProxy: false, localeDomains }).id).toBe(id);
});

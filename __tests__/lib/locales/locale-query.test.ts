// Rules: LOC-06, LOC-07
import { selectsLocale } from '@/lib/locales/locale-query';

test.each([
  ['?demo=ca-fr', true],
  ['?x=1&lng=fr', true],
  ['?flavor=demo', false],
  ['', false],
])('%s selects another locale: %s', (search, selects) => {
  expect(selectsLocale(search)).toBe(selects);
});

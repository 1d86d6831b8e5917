// Rules: HOME-07
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { servedHref } from '@/lib/locales/served-href';

test.each<[LocaleId, string | null, boolean]>([
  ['us-en', '/flash-iv-sticks', true],
  ['ca-en', '/flash-iv-sticks', false],
  ['ca-en', '/flash-iv-sticks/grape?size=8g', false],
  ['ca-en', '/lyte?flavor=coconut#top', true],
  ['ca-en', '/', true],
  ['ca-en', '/soda', false],
  ['ca-en', '/404', false],
  ['ca-en', 'https://training.solstride.example/flash-iv-sticks', true],
  ['ca-en', null, false],
])('%s serves %s: %s', (id, href, isServed) => {
  expect(servedHref(getLocale(id), href)).toBe(isServed ? href : null);
});

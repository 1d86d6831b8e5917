import { getLocale } from '@/lib/locales/definitions';
import { siblingOrigins } from '@/lib/seo/site-url';

test.each([
  ['us-en', {}],
  ['ca-en', { fr: 'http://fr.ca.localhost:3000' }],
  ['ca-fr', { en: 'http://ca.localhost:3000' }],
] as const)('%s has the other languages %j of its country', (id, origins) => {
  expect(siblingOrigins(getLocale(id))).toEqual(origins);
});

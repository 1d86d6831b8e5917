import { createTranslator } from 'next-intl';
import { fullName, titleValues } from '@/lib/product/full-name';
import { messages } from '../../support/render-in';

it('shows a name once that is also the name of the category', () => {
  expect(fullName('Fruit Punch', 'Sports Drink')).toBe('Fruit Punch – Sports Drink');
  expect(fullName('Fruit Punch', 'Sports Drink', ' ')).toBe('Fruit Punch Sports Drink');
  expect(fullName('Sport Water', 'Sport Water')).toBe('Sport Water');
  expect(fullName('SPORT WATER ', 'Sport Water').trim()).toBe('SPORT WATER');
  expect(fullName('Sport Water', ' Sport Water')).toBe('Sport Water');
});

it.each([
  ['en-US', 'Lime', 'Lyte', 'Lime Lyte', 'Lime Lyte by Solstride: sizes'],
  [
    'en-US',
    'Sport Water',
    'Sport Water',
    'Sport Water: sizes and nutrition',
    'Sport Water by Solstride: sizes',
  ],
  ['fr-CA', 'Lime', 'Lyte', 'Lime – Lyte', 'Lime, Lyte de Solstride\u00a0: formats'],
  [
    'fr-CA',
    'Eau sport',
    'Eau sport',
    'Eau sport\u00a0: formats et valeur nutritive',
    'Eau sport de Solstride\u00a0: formats',
  ],
] as const)('in %s %s of %s has the title and the description', (locale, name, line, title, description) => {
  const translations = messages[locale === 'fr-CA' ? 'fr' : 'en'];
  const t = createTranslator({ locale, messages: translations, namespace: 'category.product' });
  const values = { ...titleValues(name, line), brand: 'Solstride' };
  expect(t('meta-title', values)).toBe(title);
  expect(t('meta-description', values)).toContain(description);
});

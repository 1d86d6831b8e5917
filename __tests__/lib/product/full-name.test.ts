import { createTranslator } from 'next-intl';
import { fullName, titleValues } from '@/lib/product/full-name';
import { messages } from '../../support/render-in';

it('says a name once that is also the name of the line', () => {
  expect(fullName('Fruit Punch', 'Sports Drink')).toBe('Fruit Punch – Sports Drink');
  expect(fullName('Fruit Punch', 'Sports Drink', ' ')).toBe('Fruit Punch Sports Drink');
  expect(fullName('Sport Water', 'Sport Water')).toBe('Sport Water');
  expect(fullName('SPORT WATER ', 'Sport Water').trim()).toBe('SPORT WATER');
});

it.each([
  ['en-US', 'Lime', 'Lyte', 'Lime Lyte', 'Lime Lyte by Solstride: sizes'],
  ['en-US', 'Sport Water', 'Sport Water', 'Sport Water', 'Sport Water by Solstride: sizes'],
  ['fr-CA', 'Lime', 'Lyte', 'Lime – Lyte', 'Lime, Lyte de Solstride\u00a0: formats'],
  ['fr-CA', 'Eau sport', 'Eau sport', 'Eau sport', 'Eau sport de Solstride\u00a0: formats'],
] as const)('in %s %s of %s has the title and the description', (locale, name, line, title, description) => {
  const words = messages[locale === 'fr-CA' ? 'fr' : 'en'];
  const t = createTranslator({ locale, messages: words, namespace: 'category.product' });
  const values = { ...titleValues(name, line), brand: 'Solstride' };
  expect(t('meta-title', values)).toBe(title);
  expect(t('meta-description', values)).toContain(description);
});

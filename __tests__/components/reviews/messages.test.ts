import { createTranslator } from 'next-intl';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { getLocale } from '@/lib/locales/definitions';

const translator = async (id: 'us-en' | 'ca-fr') => {
  const locale = getLocale(id);
  return createTranslator<Messages, 'category.reviews'>({
    locale: locale.tag,
    messages: await loadMessages(locale),
    namespace: 'category.reviews',
  });
};

it.each([
  [0, '0 caractère sur 100', '0 sur 12 affiché', '0 avis', '0 reviews'],
  [1, '1 caractère sur 100', '1 sur 12 affiché', '1 avis', '1 review'],
  [2, '2 caractères sur 100', '2 sur 12 affichés', '2 avis', '2 reviews'],
])('%i has the right plural form', async (count, characters, shown, avis, reviews) => {
  const inFrench = await translator('ca-fr');
  expect(inFrench('form.count', { count, max: 100 })).toBe(characters);
  expect(inFrench('list.shown', { shown: count, total: 12 })).toBe(shown);
  expect(inFrench('summary.count', { count })).toBe(avis);
  const inEnglish = await translator('us-en');
  expect(inEnglish('form.count', { count, max: 100 })).toBe(`${count} of 100 characters`);
  expect(inEnglish('list.shown', { shown: count, total: 12 })).toBe(`Showing ${count} of 12`);
  expect(inEnglish('summary.count', { count })).toBe(reviews);
});

import { createTranslator } from 'next-intl';
import { averageText, longDate, shareText } from '@/components/reviews/format';
import { listFailure } from '@/components/reviews/list-failure';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { getLocale, type LocaleDefinition } from '@/lib/locales/definitions';

const [english, french, canadian] = (['us-en', 'ca-fr', 'ca-en'] as const).map(getLocale) as [
  LocaleDefinition,
  LocaleDefinition,
  LocaleDefinition,
];
const translator = async <Namespace extends 'category.reviews' | 'category.reviews.list'>(
  locale: LocaleDefinition,
  namespace: Namespace,
) =>
  createTranslator<Messages, Namespace>({
    locale: locale.tag,
    messages: await loadMessages(locale),
    namespace,
  });

/** Formatters use non-breaking spaces of several widths. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers and dates (REV-05)', () => {
  it.each([
    ['2026-03-03T23:30:00.000Z', 'March 3, 2026', '3 mars 2026'],
    ['2025-12-31T00:00:00.000Z', 'December 31, 2025', '31 décembre 2025'],
  ])('%s', (time, us, fr) => {
    expect(longDate(time, english.tag)).toBe(us);
    expect(longDate(time, canadian.tag)).toBe(us);
    expect(longDate(time, french.tag)).toBe(fr);
  });

  it('formats averages, shares and counts for the locale', async () => {
    const reviewCount = async (count: number, locale: LocaleDefinition) =>
      (await translator(locale, 'category.reviews'))('summary.count', { count });
    expect(averageText(4.25, english.tag)).toBe('4.3');
    expect(averageText(4, french.tag)).toBe('4,0');
    expect(shareText(0.916, english.tag)).toBe('92%');
    expect(plain(shareText(0.916, french.tag))).toBe('92 %');
    expect(await reviewCount(1, english)).toBe('1 review');
    expect(await reviewCount(1200, english)).toBe('1,200 reviews');
    expect(plain(await reviewCount(1200, french))).toBe('1 200 avis');
  });

  it.each([
    [0, '0 caractère sur 100', '0 sur 12 affiché'],
    [1, '1 caractère sur 100', '1 sur 12 affiché'],
    [2, '2 caractères sur 100', '2 sur 12 affichés'],
  ])('%i has the right plural form in French', async (count, characters, shown) => {
    const inFrench = await translator(french, 'category.reviews');
    expect(inFrench('form.count', { count, max: 100 })).toBe(characters);
    expect(inFrench('list.shown', { shown: count, total: 12 })).toBe(shown);
    const inEnglish = await translator(english, 'category.reviews');
    expect(inEnglish('form.count', { count, max: 100 })).toBe(`${count} of 100 characters`);
    expect(inEnglish('list.shown', { shown: count, total: 12 })).toBe(`Showing ${count} of 12`);
  });
});

describe('failures of the list (REV-03)', () => {
  const message503 = 'Failed to fetch reviews: 503 Service Unavailable. Details: Down. For now.';
  it.each([
    ['an unknown error', '', 'Error: Failed to load reviews.', 'Erreur : Impossible de charger les avis.'],
    [
      'the default',
      'Failed to load reviews.',
      'Error: Failed to load reviews.',
      'Erreur : Impossible de charger les avis.',
    ],
    [
      'the service’s message',
      message503,
      `Error: ${message503}`,
      'Erreur : Échec du chargement des avis : 503 Service Unavailable. Détails : Down. For now.',
    ],
    ['anything else', 'Too many', 'Error: Too many', 'Erreur : Too many'],
  ])('%s', async (_name, message, us, fr) => {
    expect(listFailure(message, await translator(english, 'category.reviews.list'))).toBe(us);
    expect(plain(listFailure(message, await translator(french, 'category.reviews.list')))).toBe(fr);
  });
});

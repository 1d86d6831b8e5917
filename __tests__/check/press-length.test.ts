import { loadMessages } from '@/lib/i18n/messages';
import { locales } from '@/lib/locales/definitions';
import { pressSections } from '@/lib/press/articles';

/** Longest texts that no window cuts: two lines of a card, and three of the featured article, on a phone. */
const most = { card: 64, featured: 100 };

it.each(locales.map((locale) => [locale.id, locale] as const))(
  'no press text is cut within a word: %s',
  async (_, locale) => {
    const { press } = await loadMessages(locale);
    const { featured, pair, more } = pressSections(Object.values(press.articles));
    const tooLong = [...pair, ...more].filter(({ text }) => text.length > most.card);
    expect(tooLong).toEqual([]);
    expect(featured?.text.length).toBeLessThanOrEqual(most.featured);
  },
);

// Rules: STORY-04
import { screen, within } from '@testing-library/react';
import { FinishLine } from '@/components/story/finish-line';
import { loadMessages } from '@/lib/i18n/messages';
import { categorySlugs } from '@/lib/locales/category-slugs';
import { getLocale } from '@/lib/locales/definitions';
import { renderIn } from '../../support/render-in';

it.each([
  ['en', 'Find your flavor', categorySlugs],
  ['fr', 'Trouvez votre saveur', ['sports-drink', 'zero-sugar', 'lyte']],
] as const)('the story ends with the lines (%s)', (language, name, slugs) => {
  renderIn(language, <FinishLine />);
  const links = within(screen.getByRole('region', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(slugs.map((slug) => `/${slug}`));
});

it('is spelled as in Canada', async () => {
  const { ourStory } = await loadMessages(getLocale('ca-en'));
  expect(ourStory.finish.title).toBe('Find your flavour');
});

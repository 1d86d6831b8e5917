// Rules: STORY-04
import { screen, within } from '@testing-library/react';
import { FinishLine } from '@/components/story/finish-line';
import { categorySlugs } from '@/lib/locales/category-slugs';
import { renderIn } from '../../support/render-in';

it.each([
  ['en', 'Pick a cap', categorySlugs],
  ['fr', 'Choisissez un bouchon', ['sports-drink', 'zero-sugar', 'lyte']],
] as const)('the story ends with the lines (%s)', (language, name, slugs) => {
  renderIn(language, <FinishLine />);
  const links = within(screen.getByRole('region', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(slugs.map((slug) => `/${slug}`));
});

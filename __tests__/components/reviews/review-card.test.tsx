import { screen } from '@testing-library/react';
import { ReviewCard } from '@/components/reviews/review-card';
import { renderIn } from '../../support/render-in';
import { review } from './fixtures';

const inEnglish = { title: 'Great', text: 'It is the <b>best</b> of them.' };
const inFrench = { title: 'Parfait', text: 'C’est la meilleure de toutes, avec un goût de fruit.' };

it.each([
  ['an English review on a French page', 'fr', inEnglish, 'en'],
  ['a French review on an English page', 'en', inFrench, 'fr'],
  ['an English review on an English page', 'en', inEnglish, null],
  ['a French review on a French page', 'fr', inFrench, null],
  ['a review in an unknown language', 'fr', { title: 'Wow', text: 'Wow!!!' }, null],
] as const)('%s', (_, language, comment, lang) => {
  const { container } = renderIn(language, <ReviewCard review={review(1, comment)} />);
  const title = screen.getByRole('heading', { name: comment.title });
  expect(title.getAttribute('lang')).toBe(lang);
  expect(title.nextElementSibling?.getAttribute('lang')).toBe(lang);
  expect(container.querySelectorAll('[lang]')).toHaveLength(lang === null ? 0 : 2);
});

import { languageOf } from '@/lib/reviews/language-of';
import { sampleReviews } from '@/sample/reviews/reviews';

const english = Object.values(sampleReviews)
  .flat()
  .flatMap(({ title, text }) => (text === null ? [] : [`${title} ${text}`]));

it('finds every sample review English', () => {
  expect(english.length).toBeGreaterThan(10);
  expect(english.filter((comment) => languageOf(comment) !== 'en')).toEqual([]);
});

it.each([
  ['Le goût est très bon, sans être trop sucré.', 'fr'],
  ['<p>Mon fils l’aime</p><p>après le hockey.</p>', 'fr'],
  ['le<br>la<br/>les', 'fr'],
  ['ON EN BOIT APRÈS LES MATCHS', 'fr'],
  ['Poured it over ice. The best.', 'en'],
  ['Wow!!!', null],
  ['<the class="the">', null],
  ['', null],
] as const)('%s is %s', (comment, language) => {
  expect(languageOf(comment)).toBe(language);
});

it('reads no more than the beginning of a long comment', () => {
  expect(languageOf(`${'le '.repeat(400)}${'the '.repeat(4000)}`)).toBe('fr');
});

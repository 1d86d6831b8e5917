import { type PressArticle, pressSections } from '@/lib/press/articles';

const article = (title: string, date: string): PressArticle => ({
  title,
  date,
  author: 'A',
  publication: 'B',
  text: 'T',
  link: `https://news.example/${title}`,
  image: '/press/tactics.webp',
  imageAlt: '',
});

const b = article('b', '2025-02-01');
const c = article('c', '2025-06-01');
const a = article('a', '2025-04-01');
const d = article('d', '2024-11-01');
const e = article('e', '2023-01-01');
const sameDay = article('same-day', '2025-06-01');

describe('pressSections (PRESS-01)', () => {
  it.each([
    ['the latest first', [c, b, a, d], c, [b, a], [c, a, b, d]],
    ['one after the first ones', [b, a, c, d], c, [b, a], [c, a, b, d]],
    ['two after the first ones', [e, b, a, c, d], c, [e, b], [a, d]],
    ['more than five', [e, b, a, c, d, sameDay], c, [e, b], [sameDay, a, d]],
    ['two of one day', [c, sameDay], c, [sameDay], [c, sameDay]],
    ['one article', [d], d, [], [d]],
    ['no article', [], null, [], []],
  ])('%s', (_, articles, featured, pair, more) => {
    expect(pressSections(articles)).toEqual({ featured, pair, more });
  });
});

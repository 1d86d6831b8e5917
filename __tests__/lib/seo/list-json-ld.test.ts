// Rules: SEO-02
import { faqQuestions } from '@/lib/faq/questions';
import { faqJsonLd, itemListJsonLd, newsJsonLd } from '@/lib/seo/list-json-ld';
import en from '@/messages/en/faq.json';
import press from '@/messages/fr/press.json';
import { vocabularyProblems } from '@/test-support/schema-org';

const origin = 'https://site.test';

test('a category page lists its products', () => {
  const pages = [
    { name: 'Grape', path: '/lyte/grape' },
    { name: 'Lime', path: '/lyte/lime' },
  ];
  const list = itemListJsonLd(origin, 'LYTE', pages);
  expect(vocabularyProblems(list)).toEqual([]);
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'LYTE', numberOfItems: 2 });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Grape', url: 'https://site.test/lyte/grape' },
    { '@type': 'ListItem', position: 2, name: 'Lime', url: 'https://site.test/lyte/lime' },
  ]);
});

test('a list of ten thousand products names as many as the page shows', () => {
  const pages = Array.from({ length: 10_000 }, (_, number) => ({ name: 'x', path: `/lyte/${number}` }));
  const list = itemListJsonLd(origin, 'LYTE', pages);
  expect([list.numberOfItems, list.itemListElement.length]).toEqual([10_000, 120]);
});

test('the press page lists its articles with their own addresses', () => {
  const articles = Object.values(press.articles);
  const list = newsJsonLd(origin, press.title, articles);
  expect(vocabularyProblems(list)).toEqual([]);
  expect(list.itemListElement.map(({ item }) => item['@type'])).toEqual(articles.map(() => 'NewsArticle'));
  expect(list.itemListElement[0]?.item).toMatchObject({
    headline: articles[0]?.title,
    datePublished: articles[0]?.date,
    author: { '@type': 'Person', name: articles[0]?.author },
    publisher: { '@type': 'Organization', name: articles[0]?.publication },
    url: articles[0]?.link,
    image: origin + articles[0]?.image,
  });
});

test('the FAQ page has every question with its answer', () => {
  const data = faqJsonLd(faqQuestions(en.categories));
  expect(vocabularyProblems(data)).toEqual([]);
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(10);
  const { question, answer } = en.categories['product-information'].items.ingredients;
  expect(data.mainEntity[0]).toEqual({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  });
});

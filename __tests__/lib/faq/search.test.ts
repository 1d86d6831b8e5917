import { faqCategories } from '@/lib/faq/questions';
import { matchesTerms, searchTerms } from '@/lib/faq/search';
import { normalizeText } from '@/lib/normalize-text';
import en from '@/messages/en/faq.json';

describe('normalizeText', () => {
  it.each([
    ['Épicerie', 'epicerie'],
    ['e\u0301tape', 'etape'],
    ['cœur', 'coeur'],
    ['Œuvre', 'oeuvre'],
    ['l’été', "l'ete"],
    ['12\u00a0oz', '12 oz'],
    ['', ''],
  ])('%s reads %s', (text, normalized) => {
    expect(normalizeText(text).text).toBe(normalized);
  });

  it('maps every character to its origin', () => {
    const { text, starts, ends } = normalizeText('le cœur e\u0301tait');
    const at = text.indexOf('etait');
    expect('le cœur e\u0301tait'.slice(starts[at], ends[at])).toBe('e\u0301');
    expect(starts).toHaveLength(text.length);
    expect(ends).toHaveLength(text.length);
  });
});

describe('searchTerms (FAQ-02)', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['refund', ['refund']],
    ['  Refund   BOTTLE ', ['refund', 'bottle']],
    ['sucre\u00a0canne', ['sucre', 'canne']],
    ['été Été', ['ete']],
  ])('%j is %j', (query, terms) => {
    expect(searchTerms(query)).toEqual(terms);
  });
});

describe('matchesTerms (FAQ-02)', () => {
  const item = { question: 'Où acheter?', answer: 'À l’épicerie (ou en ligne).' };
  it.each([
    ['', true],
    ['acheter', true],
    ['ACHETER epicerie', true],
    ['epicerie acheter', true],
    ['epicerie retour', false],
    ["l'epicerie", true],
    ['(ou', true],
    ['.*', false],
  ])('%j: %s', (query, found) => {
    expect(matchesTerms(item, searchTerms(query))).toBe(found);
  });
});

it('has five categories of two questions each, with messages for all (FAQ-01)', () => {
  expect(faqCategories.map(({ items }) => items.length)).toEqual([2, 2, 2, 2, 2]);
  const written = Object.entries(en.categories).map(([id, { items }]) => ({ id, items: Object.keys(items) }));
  expect(written).toEqual(faqCategories);
});

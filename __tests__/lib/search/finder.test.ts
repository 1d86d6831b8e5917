import { createFinder, maxOfKind } from '@/lib/search/finder';
import type { SearchEntry } from '@/lib/search/types';
import { faq, grape, orange, refund, searchIndex } from '../../support/search-index';

const find = createFinder(searchIndex.entries);
const hrefs = (query: string) => find(query).flatMap(({ entries }) => entries.map(({ href }) => href));

const named = (title: string, text = '', context = ''): SearchEntry => ({ ...grape, title, text, context });
const finds = (entry: SearchEntry, query: string) => createFinder([entry])(query).length > 0;

describe('the search', () => {
  it.each([
    ['grape', [grape.href]],
    ['GRAPE', [grape.href]],
    ['gra', [grape.href]],
    ['grpae', []],
    ['grabe', [grape.href]],
    ['fuol', []],
    ['gravpe', [grape.href]],
    ['sports', [grape.href]],
    ['cane sugar', [grape.href]],
    ['sugar', [orange.href, grape.href]],
    ['zero grape', []],
    ['refund', [refund.href]],
    ['faq', [faq.href]],
    ['unheard-of', []],
    ['', []],
    ['   ', []],
    ['-!?', []],
    ['(*', []],
    ['constructor', []],
  ])('for %j finds %j', (query, expected) => {
    expect(hrefs(query)).toEqual(expected);
  });

  it.each([
    ['Étape', 'etape'],
    ['Mûre', 'mure'],
    ['Bleuet', 'bléuet'],
    ['Cœur', 'coeur'],
    ['L’équipe', 'equipe'],
    ['Punch aux fruits', 'fruits punch'],
    ['Framboise bleue', 'framb'],
    ['Cerise-lime', 'lime'],
  ])('finds « %s » by "%s"', (title, query) => {
    expect(finds(named(title), query)).toBe(true);
  });

  it('puts the kind of the best match first', () => {
    expect(find('orange').map(({ kind }) => kind)).toEqual(['product', 'question']);
    expect(find('refund').map(({ kind }) => kind)).toEqual(['question']);
    const byTitle = createFinder([
      { ...named('Lime'), href: '/a', text: 'Better than a voucher' },
      { ...faq, href: '/b', title: 'Voucher' },
      { ...refund, href: '/c', title: 'What is a voucher?' },
    ]);
    expect(byTitle('voucher').map(({ kind }) => kind)).toEqual(['page', 'question', 'product']);
    expect(byTitle('voucher').map(({ entries }) => entries.map(({ href }) => href))).toEqual([
      ['/b'],
      ['/c'],
      ['/a'],
    ]);
  });

  it('puts a title before a text', () => {
    const index = createFinder([
      { ...named('Lime', 'A bit like grape'), href: '/a' },
      { ...named('Grape'), href: '/b' },
    ]);
    expect(index('grape')[0]?.entries.map(({ href }) => href)).toEqual(['/b', '/a']);
  });

  it('shows no more of a kind than fits', () => {
    const many = Array.from({ length: 20 }, (_, number) => ({ ...grape, href: `/sports-drink/${number}` }));
    expect(createFinder(many)('grape')[0]?.entries).toHaveLength(maxOfKind.product);
  });

  it('accepts a repeated address', () => {
    expect(createFinder([grape, grape])('grape')[0]?.entries).toHaveLength(1);
  });
});

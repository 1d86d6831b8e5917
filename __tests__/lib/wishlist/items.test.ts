import { parseWishlist, toggleItem } from '@/lib/wishlist/items';

const grape = '/sports-drink/grape';
const lime = '/zero-sugar/lime';

describe('parseWishlist', () => {
  it.each<[string, string | null, string[]]>([
    ['nothing', null, []],
    ['an empty text', '', []],
    ['a list', JSON.stringify([grape, lime]), [grape, lime]],
    ['an item twice', JSON.stringify([grape, grape]), [grape]],
    ['broken JSON', `["${grape}"`, []],
    ['an object', JSON.stringify({ 0: grape, length: 1 }), []],
    ['a text', JSON.stringify(grape), []],
    ['null', 'null', []],
    ['other types', JSON.stringify([1, null, {}, [grape], true, lime]), [lime]],
    [
      'other addresses',
      JSON.stringify(['/faq', '/unknown/grape', 'https://host.test', '//host/x', lime]),
      [lime],
    ],
    ['scripts', JSON.stringify(['javascript:alert(1)', '/sports-drink/"><script>', lime]), [lime]],
    ['ways up', JSON.stringify(['/sports-drink/../../etc', '/sports-drink/%2e%2e']), []],
    ['a value beyond all measure', JSON.stringify([grape, 'x'.repeat(20_000)]), []],
  ])('of %s', (_, stored, items) => {
    expect(parseWishlist(stored)).toEqual(items);
  });

  it('keeps a hundred items at most', () => {
    const many = Array.from({ length: 150 }, (_, number) => `/lyte/${number}`);
    expect(parseWishlist(JSON.stringify(many))).toEqual(many.slice(0, 100));
  });
});

describe('toggleItem', () => {
  it.each([
    [[], grape, [grape]],
    [[lime], grape, [grape, lime]],
    [[grape, lime], grape, [lime]],
  ])('%j with %s becomes %j', (items, item, result) => {
    expect(toggleItem(items, item)).toEqual(result);
  });
});

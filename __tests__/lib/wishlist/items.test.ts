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
    ['addresses with more in front or behind', JSON.stringify([`x${grape}`, `${grape}/x`, `${grape}\n`]), []],
    ['a value beyond all measure', JSON.stringify([grape, 'x'.repeat(20_000)]), []],
  ])('of %s', (_, stored, items) => {
    expect(parseWishlist(stored)).toEqual(items);
  });

  it('reads 20,000 characters, and no more', () => {
    const long = (length: number) =>
      JSON.stringify([grape, 'x'.repeat(length - JSON.stringify([grape, '']).length)]);
    expect([long(20_000), long(20_001)].map(({ length }) => length)).toEqual([20_000, 20_001]);
    expect(parseWishlist(long(20_000))).toEqual([grape]);
    expect(parseWishlist(long(20_001))).toEqual([]);
  });

  it('holds at most a hundred items', () => {
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

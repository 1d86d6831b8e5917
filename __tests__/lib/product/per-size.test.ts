import { hasFacts, hasText, sizesOf, variantsOf } from '@/lib/product/per-size';
import { facts, richText } from '../../components/product/fixtures';

const order = ['16oz', '20oz', '28oz'];

describe('versions of a per-size field', () => {
  it.each([
    ['nothing', null, []],
    ['one for every size', { all: richText('<p>Water</p>') }, [null]],
    ['an empty one', { all: richText('<p>&nbsp;</p>') }, []],
    [
      'the order of the category, unknown sizes last',
      { bySize: { '1gal': richText('d'), '28oz': richText('c'), '16oz': richText('a') } },
      ['16oz', '28oz', '1gal'],
    ],
    ['only sizes with content', { bySize: { '16oz': richText(' '), '20oz': richText('b') } }, ['20oz']],
  ])('%s', (_name, field, sizes) => {
    const variants = variantsOf(field, order, hasText);
    expect(variants.map(({ size }) => size)).toEqual(sizes);
    expect(sizesOf(variants)).toEqual(sizes.filter((size) => size !== null));
  });

  it('counts facts without rows as empty', () => {
    expect(hasFacts(facts('85'))).toBe(true);
    const { rows } = facts('85');
    const none = { servingSizeDisclaimer: 'Per bottle', rows: [], microNutrients: [] };
    expect(rows.length).toBeGreaterThan(0);
    expect(hasFacts(none)).toBe(false);
    expect(hasFacts({ ...none, rows })).toBe(true);
    expect(hasFacts({ ...none, microNutrients: [{ name: 'iron', percent: '2%' }] })).toBe(true);
  });
});

// Rule: TELL-01
import { toldItems, withoutItems } from '@/lib/product/story';

const details = (plaintext: string) => ({ details: { plaintext, html: `<p>${plaintext}</p>` } });
const grape = details(
  'Electrolytes galore\nReal cane sugar\n Deep Concord grape \nBig flavor for long days\nFor the bus\nOn ice',
);

test('told are the first three items that other products of the line do not have', () => {
  expect(toldItems(grape, ['Électrolytes\nReal cane sugar\nRipe cherry'])).toEqual([
    'Deep Concord grape',
    'Big flavor for long days',
    'For the bus',
  ]);
});

test('a product that is alone or shares everything is told by its last item', () => {
  expect(toldItems(grape, [])).toEqual(['On ice']);
  expect(toldItems(details('Real cane sugar'), ['Real cane sugar'])).toEqual(['Real cane sugar']);
});

test('electrolytes are left to the details', () => {
  expect(toldItems(details('1095 mg of electrolytes\nÉlectrolytes'), [])).toEqual([]);
});

test('without details nothing is told', () => {
  expect(toldItems({ details: null }, [])).toEqual([]);
  expect(toldItems(details(''), [])).toEqual([]);
});

test.each([
  ['told items', '<ul><li>Cane sugar</li><li>Deep grape</li></ul>', '<ul><li>Cane sugar</li></ul>'],
  [
    'formatted ones',
    '<p>New</p><ul><li>Salt</li><li><b>Deep</b> grape</li></ul>',
    '<p>New</p><ul><li>Salt</li></ul>',
  ],
  ['none from text without a list', '<p>Deep grape</p>', '<p>Deep grape</p>'],
  ['none from a list of nothing else', '<ul><li>Deep grape</li></ul>', '<ul><li>Deep grape</li></ul>'],
])('the details leave out %s', (_, html, rest) => {
  expect(withoutItems(html, ['Deep grape'])).toBe(rest);
});

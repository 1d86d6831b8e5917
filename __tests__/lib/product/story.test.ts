// Rule: TELL-01
import { tasteOf } from '@/lib/product/story';

const details = (plaintext: string) => ({ details: { plaintext, html: `<p>${plaintext}</p>` } });
const grape = details('Electrolytes galore\nReal cane sugar\n Deep Concord grape \nBig flavor for long days');

test('the taste is the first item that other products of the line do not have', () => {
  expect(tasteOf(grape, ['Électrolytes\nReal cane sugar\nRipe cherry'])).toBe('Deep Concord grape');
});

test('a product that is alone or shares everything is told by its last item', () => {
  expect(tasteOf(grape, [])).toBe('Big flavor for long days');
  expect(tasteOf(details('Real cane sugar'), ['Real cane sugar'])).toBe('Real cane sugar');
});

test('electrolytes have a statement of their own', () => {
  expect(tasteOf(details('1095 mg of electrolytes\nÉlectrolytes'), [])).toBeNull();
});

test('without details there is no taste', () => {
  expect(tasteOf({ details: null }, [])).toBeNull();
  expect(tasteOf(details(''), [])).toBeNull();
});

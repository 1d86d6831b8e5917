// Rules: SEO-03
import { description } from '@/lib/seo/description';

test.each([
  ['', ''],
  [' \n ', ''],
  ['One line', 'One line.'],
  ['First line\nSecond line!\n\nThird', 'First line. Second line! Third.'],
  ['One. Two? Three.', 'One. Two? Three.'],
])('%j is %j', (text, expected) => {
  expect(description(text)).toBe(expected);
});

test('as many sentences as fit', () => {
  const line = 'x'.repeat(49);
  expect(description([line, line, line, line].join('\n'))).toBe(`${line}. ${line}. ${line}.`);
  expect(description('One.\nTwo.\nThree.', 9)).toBe('One. Two.');
});

test('a long first sentence is cut after a word', () => {
  expect(description('Serious electrolytes, real sugar', 22)).toBe('Serious electrolytes…');
  expect(description('Unbreakable', 5)).toBe('Unbr…');
  expect(description(`${'word '.repeat(100)}end`).length).toBeLessThanOrEqual(160);
});

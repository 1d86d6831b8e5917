import { bounded, maxLengths, serviceText, withoutAddresses } from '@/lib/text/bounded';

test.each([
  ['ab', 2, 'ab'],
  ['abc', 2, 'ab'],
  ['ab😀c', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  ['a\ud800x', 2, 'a'],
  ['a\udbffx', 2, 'a'],
  ['a\ud7ffx', 2, 'a\ud7ff'],
  ['a\udc00x', 2, 'a\udc00'],
  ['\ud83d', 1, '\ud83d'],
  ['', 0, ''],
])('%j cut to %d units is %j', (text, most, cut) => {
  expect(bounded(text, most)).toBe(cut);
});

test.each([
  ['Already subscribed', 'Already subscribed'],
  ['  first line \r\nsecond line', 'first line'],
  ['first\rsecond', 'first'],
  ['\n \r\nfirst\nsecond', 'first'],
  ['<br>\nfirst', 'first'],
  ['<<style>a</style>b', 'a b'],
  ['one \t\u00a0 two', 'one two'],
  ['<p>Not <b>found</b></p>', 'Not found'],
  ['a<br>b', 'a b'],
  ['<script>alert(1 > 0)</script>Rejected', 'Rejected'],
  ['<STYLE>a > b { }</STYLE >Rejected', 'Rejected'],
  ['a<script>1</script>b<style>2</style>c<b>d</b>', 'a b c d'],
  ['</script>a<script>b</script>c', 'a c'],
  ['a</style>b</script>c<script>d</script>e', 'a b c e'],
  ['<scripted>shown</scripted>', 'shown'],
  ['<b>old <script> never closed', 'old never closed'],
  ['a <style>b', 'a b'],
  ['1 < 2', '1 < 2'],
  ['a<b>c<d', 'a c<d'],
  ['not <script', 'not <script'],
  ['ada@example.com is known', '… is known'],
  ['mail (ada@example.com), please', 'mail … please'],
  ['', ''],
])('%j of a service is shown as %j', (text, line) => {
  expect(serviceText(text)).toBe(line);
});

test('a long line ends after 200 units', () => {
  expect(serviceText('x'.repeat(200))).toBe('x'.repeat(200));
  expect(serviceText('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  expect(serviceText(`${'x'.repeat(199)}😀`)).toBe(`${'x'.repeat(199)}…`);
});

test('removes addresses, and preserves the white space around them', () => {
  expect(withoutAddresses('to\tada@example.com \n  or @ada')).toBe('to\t… \n  or …');
});

test('only the beginning of a huge text is read', () => {
  const text = `${' '.repeat(maxLengths.reason)}after`;
  expect(serviceText(text)).toBe('');
  expect(withoutAddresses(text)).toHaveLength(maxLengths.reason);
});

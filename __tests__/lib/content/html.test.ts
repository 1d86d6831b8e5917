import {
  htmlToPlaintext,
  linesToList,
  plaintextToHtml,
  sanitizeComment,
  sanitizeInline,
  sanitizeRichText,
  splitBlocks,
  toHref,
} from '@/lib/content/html';

test.each([
  ['/#/sports-drink', '/sports-drink'],
  ['#/sports-drink', '/sports-drink'],
  ['/#/store-locator?size=16oz', '/store-locator?size=16oz'],
  ['/#', '/'],
  ['/#/', '/'],
  ['/', '/'],
  ['/our-story', '/our-story'],
  ['  /faq ', '/faq'],
  ['/our story', '/our%20story'],
  ['/faq#shipping', '/faq#shipping'],
  ['https://training.example/a?b=c#d', 'https://training.example/a?b=c#d'],
  ['HTTP://training.example', 'HTTP://training.example'],
  ['https://solstride.example/#/faq', 'https://solstride.example/#/faq'],
])('%p becomes %p', (raw, expected) => {
  expect(toHref(raw)).toBe(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  '//host.example',
  '/\\host.example',
  '\\\\host.example',
  '/\t/host.example',
  '/#//host.example',
  '/#/\\host.example',
  '/#javascript:alert(1)',
  '/..//host.example',
  '/.//host.example',
  '/a/../..//host.example',
  'https:host.example',
  'https://',
  'https://host.example\\@other.example',
  'sports-drink',
  '#top',
  '/a\u0000b',
])('%p is no link', (raw) => {
  expect(toHref(raw)).toBeNull();
});

// Rules: CAT-04, CONT-07

test.each([
  '<p>Water, <strong>cane sugar</strong> &amp; <em>salt</em><br />x<sup>2</sup></p>',
  '<ul><li>One</li></ul><ol><li>Two</li></ol>',
  '<h2>A</h2><h3>B</h3><h4>C</h4><p><b>b</b><i>i</i><u>u</u><sub>s</sub></p>',
  '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<table><caption>C</caption><colgroup span="2"><col span="2" /></colgroup><tbody></tbody></table>',
  '<table><tbody><tr><th colspan="2" rowspan="3">A</th><td rowspan="2">1</td></tr></tbody><tfoot></tfoot></table>',
  '<a href="mailto:hello@solstride.example">Mail</a>',
  '<a href="http://x.example">A</a>',
])('keeps %s', (html) => {
  expect(sanitizeRichText(html)).toBe(html);
});

test.each([
  ['<p onclick="x()" style="color:red" class="c">A</p>', '<p>A</p>'],
  ['<script>alert(1)</script>A', 'A'],
  ['<style>p{}</style>A', 'A'],
  ['<img src=x onerror=alert(1)>A', 'A'],
  ['<iframe src="https://x.example"></iframe>A', 'A'],
  ['<svg><script>alert(1)</script></svg>A', 'A'],
  ['<span style="position:fixed">A</span>', '<span>A</span>'],
  ['<h1>A</h1><h5>B</h5><h6>C</h6>', '<h2>A</h2><h4>B</h4><h4>C</h4>'],
  [' <p>A</p> ', '<p>A</p>'],
  ['<a href=" mailto:a@b.example ">A</a>', '<a href="mailto:a@b.example">A</a>'],
  ['<a href="x mailto:a@b.example">A</a>', '<a>A</a>'],
  ['<a href="mailto:a@b.example x">A</a>', '<a>A</a>'],
  ['<a href="mailto:">A</a>', '<a>A</a>'],
  ['<a>A</a>', '<a>A</a>'],
  ['<a href="/#/faq" onclick="x()">A</a>', '<a href="/faq">A</a>'],
  ['<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
  ['<a href="&#106;avascript:alert(1)">A</a>', '<a>A</a>'],
  ['<a href="//host.example">A</a>', '<a>A</a>'],
  ['<a href="mailto:a@b.example\\nx">A</a>', '<a>A</a>'],
  [
    '<a href="https://x.example" target="_blank">A</a>',
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">A</a>',
  ],
  ['<a href="https://x.example" target="evil" rel="opener">A</a>', '<a href="https://x.example">A</a>'],
  ['<p>A', '<p>A</p>'],
])('%s becomes %s', (html, expected) => {
  expect(sanitizeRichText(html)).toBe(expected);
});

test('deep nesting is cut', () => {
  for (const sanitize of [sanitizeRichText, sanitizeInline, sanitizeComment]) {
    expect(sanitize('<b>'.repeat(50)).match(/<b>/g)).toHaveLength(30);
  }
});

test.each([
  [' <b>A</b> <em>B</em><sup>2</sup> ', '<b>A</b> <em>B</em><sup>2</sup>'],
  ['<p>A <a href="https://x.example" class="c">B</a></p>', 'A B'],
  ['x'.repeat(501), 'x'.repeat(500)],
])('one formatted line of %j is %j', (html, expected) => expect(sanitizeInline(html)).toBe(expected));

test.each([
  [' <p class="c">A</p><ul><li>B</li></ul> ', '<p>A</p><ul><li>B</li></ul>'],
  ['<ol><li>A\nB</li></ol>', '<ol><li>A\nB</li></ol>'],
  ['<blockquote>A\nB</blockquote>', '<blockquote>A\nB</blockquote>'],
  ['A<br>B\nC', 'A<br />B\nC'],
  ['<p>A\nB</p>', '<p>A\nB</p>'],
  ['<h1>A</h1><h2>B</h2><h3>C</h3>', '<p>A</p><p>B</p><p>C</p>'],
  ['<h4>A</h4><h5>B</h5><h6>C</h6>', '<p>A</p><p>B</p><p>C</p>'],
  ['A  \n\n<b>B</b>\n  C', 'A<br /><b>B</b><br />  C'],
  ['<a href="https://x.example">A</a><table><tr><td>B</td></tr></table>', 'AB'],
  ['x'.repeat(10_001), 'x'.repeat(10_000)],
])('the comment %j is %j', (html, expected) => expect(sanitizeComment(html)).toBe(expected));

test('HTML as plain text keeps lines and blocks apart', () => {
  expect(htmlToPlaintext('<ul><li>A &amp; B</li><li>C</li></ul><p>D<br />E &lt;F&gt;</p><p>G</p>')).toBe(
    'A & B\nC\n\nD\nE <F>\n\nG',
  );
});

test.each([
  ['A &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;', `A <b> & "c" 'd'`],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<h2>A</h2><h6>B</h6>C', 'A\n\nB\n\nC'],
  ['<table><tr><td>A</td></tr><tr><td>B</td></tr></table><ol><li>C</li></ol>D', 'A\nB\n\nC\n\nD'],
  ['A<br>B<BR  />C', 'A\nB\nC'],
  ['<p> A </p>\n\n\n<p>B</p>', 'A\n\nB'],
  ['caf&eacute;&nbsp;', 'café'],
])('%s as plain text is %s', (html, expected) => {
  expect(htmlToPlaintext(html)).toBe(expected);
});

test('plain text as HTML escapes every character', () => {
  expect(plaintextToHtml('A <b>\nB & C\n\nD')).toBe('<p>A &lt;b&gt;<br />B &amp; C</p><p>D</p>');
  expect(linesToList('A <b>\n\n B ')).toBe('<ul><li>A &lt;b&gt;</li><li>B</li></ul>');
  expect(linesToList('  ')).toBe('');
});

test.each([
  ['A\n\nB', ['A', 'B']],
  ['A\r\n\r\nB\r\n', ['A', 'B']],
  ['A\n \t\n\n\nB\nC', ['A', 'B\nC']],
  ['', []],
])('%j splits on blank lines', (text, blocks) => {
  expect(splitBlocks(text)).toEqual(blocks);
});

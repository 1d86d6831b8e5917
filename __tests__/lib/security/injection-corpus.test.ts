/** @jest-environment jsdom */
import { sanitizeComment, sanitizeInline, sanitizeRichText } from '@/lib/content/html';
import { inlineJson } from '@/lib/seo/json-ld';
import { injections } from './injection-corpus';

const harmless = new Set(
  (
    'p br strong em b i u sup sub ul ol li blockquote span a h2 h3 h4 ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);
const attributes = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'scope', 'span']);

function parse(html: string) {
  const box = document.createElement('div');
  box.innerHTML = html;
  return [...box.querySelectorAll('*')];
}

test('the corpus is large and without repeats', () => {
  expect(injections.length).toBeGreaterThanOrEqual(60);
  expect(new Set(injections).size).toBe(injections.length);
});

describe.each([
  ['rich text', sanitizeRichText],
  ['a comment', sanitizeComment],
  ['one line', sanitizeInline],
])('%s', (_name, sanitize) => {
  it.each(injections)('%j loses its scripts', (payload) => {
    const clean = sanitize(payload);
    for (const element of parse(clean)) {
      expect(harmless).toContain(element.localName);
      for (const { name } of element.attributes) expect(attributes).toContain(name);
      const href = element.getAttribute('href');
      if (href !== null) expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/);
    }
    // A second pass changes nothing.
    expect(sanitize(clean)).toBe(clean);
  });
});

it.each(injections)('%j cannot leave an inline script', (payload) => {
  const json = inlineJson({ name: payload });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name: payload });
});

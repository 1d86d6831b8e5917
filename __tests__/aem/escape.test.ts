import fc from 'fast-check';
import { parseDocView, toDocView } from '@/tools/aem/package/doc-view';
import {
  formatValue,
  fromFileName,
  fromXmlName,
  parseValue,
  toFileName,
  toXmlName,
} from '@/tools/aem/package/escape';
import { node } from '@/tools/aem/package/jcr';

test.each([
  ['cq:graphql', '_cq_graphql'],
  ['jcr:content', '_jcr_content'],
  ['_cq_graphql', '__cq_graphql'],
  ['1.5L.webp', '1.5L.webp'],
  ['a*b', 'a%2ab'],
])('the node %s is in the file %s', (name, file) => {
  expect(toFileName(name)).toBe(file);
  expect(fromFileName(file)).toBe(name);
});

test.each([
  ['1570129167801', '_x0031_570129167801'],
  ['details@ContentType', 'details_x0040_ContentType'],
  ['a_x0031_', 'a_x005f_x0031_'],
  ['jcr:content', 'jcr:content'],
])('the name %s is %s in XML', (name, xml) => {
  expect(toXmlName(name)).toBe(xml);
  expect(fromXmlName(xml)).toBe(name);
});

test.each([
  ['plain, with a comma', 'plain, with a comma'],
  ['{"a": 1}', '\\{"a": 1}'],
  ['[a]', '\\[a]'],
  ['C:\\x', 'C:\\\\x'],
  [true, '{Boolean}true'],
  [{ type: 'Long', value: '6' } as const, '{Long}6'],
  [['a,b', '[c]'], '[a\\,b,[c]]'],
  [[], '[]'],
  [[''], '[\\0]'],
])('the value %j is %s', (value, raw) => {
  expect(formatValue(value)).toBe(raw);
  expect(parseValue(raw)).toEqual(value);
});

test('any text, alone or in a list, survives a document', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.array(texts, { minLength: 2, maxLength: 4 }), (text, list) => {
      const written = node('jcr:root', 'nt:unstructured', { text, list });
      expect(parseDocView(toDocView(written))).toEqual(written);
    }),
    { seed: 1 },
  );
});

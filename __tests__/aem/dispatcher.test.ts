// Rules: AEM-01
import { existsSync, readFileSync } from 'node:fs';
import { sampleFragments } from '@/aem/fragments/from-sample';
import { contentTypeOf } from '@/lib/assets/content-kind';
import { brand } from '@/lib/brand';
import { contentTypes } from '@/lib/content/content-types';
import { referencesOf } from '@/tools/aem/package/sample-content';
import { type AnyEntry, entryAt } from '../../test-support/dispatcher/any-file';
import { dispatcherVariables, publishFarm } from '../../test-support/dispatcher/apache';
import { filterDirectives } from '../../test-support/dispatcher/apache-rules';

const farm = publishFarm();
const valuesOf = (entry: AnyEntry) => entry.children.map(({ value }) => value?.text);
const rules = entryAt(farm, 'filter').children;

test('the content is that of the brand', () => {
  expect(dispatcherVariables()).toEqual({ BRAND: brand.slug });
  expect(existsSync('aem/dispatcher/conf.d/enabled_vhosts/site.vhost')).toBe(true);
});

test('the filter denies first, and its regular expressions match whole values', () => {
  expect(rules[0]?.children.map(({ name, value }) => [name, value?.text])).toEqual([
    ['type', 'deny'],
    ['url', '*'],
  ]);
  const expressions = rules.flatMap(({ children }) =>
    children.flatMap(({ value }) => (value?.isRegex ? [value.text] : [])),
  );
  expect(expressions.length).toBeGreaterThan(5);
  for (const expression of expressions) expect(expression).toMatch(/^\^.*\$$/);
});

test('filter and rewrite rules name every query', () => {
  const urls = rules.flatMap(({ children }) =>
    children.flatMap(({ name, value }) => (name === 'url' ? [value?.text] : [])),
  );
  const rewrites = readFileSync('aem/dispatcher/conf.d/rewrites/rewrite.rules', 'utf8');
  for (const type of contentTypes) expect(urls).toContain(`/graphql/execute.json/${brand.slug}/${type}[;%]*`);
  expect(rewrites).toContain(`(?:${contentTypes.join('|')})`);
});

test('the filter allows the files of the site by their extension', () => {
  const allowed = rules.flatMap(({ children }) =>
    children.flatMap(({ name, value }) => (name === 'extension' && value ? [new RegExp(value.text)] : [])),
  );
  const extensions = 'avif gif jpeg jpg mov mp4 ogg pdf png svg webm webp'.split(' ');
  for (const extension of extensions) {
    expect(contentTypeOf(`a.${extension}`)).not.toBeNull();
    expect(allowed[0]?.test(extension)).toBe(true);
  }
  for (const other of ['json', 'html', 'xml', 'js', 'jsp', 'zip', 'webpx'])
    expect(allowed.some((pattern) => pattern.test(other))).toBe(false);
  expect(
    sampleFragments()
      .flatMap(referencesOf)
      .every((file) => allowed[0]?.test(file.split('.').at(-1) ?? '')),
  ).toBe(true);
});

test('AEM alone may flush, a publication makes every query stale, and responses say how long they are stored', () => {
  const cache = entryAt(farm, 'cache').children;
  expect(valuesOf(entryAt(cache, 'allowedClients'))).toEqual(['$include ../cache/default_invalidate.any']);
  expect(entryAt(cache, 'statfileslevel').value?.text).toBe('0');
  expect(entryAt(cache, 'enableTTL').value?.text).toBe('1');
  expect(entryAt(cache, 'allowAuthorized').value?.text).toBe('0');
  expect(valuesOf(entryAt(cache, 'headers'))).toContain('Cache-Control');
  expect(entryAt(cache, 'invalidate').children.map((rule) => valuesOf(rule))).toEqual([
    ['*', 'deny'],
    ['/graphql/execute.json/*', 'allow'],
  ]);
});

test('neither cookies nor credentials reach AEM', () => {
  const headers = entryAt(farm, 'clientheaders').children.map(({ value }) => value?.text.toLowerCase());
  expect(headers).toContain('if-none-match');
  for (const name of ['cookie', 'authorization', 'origin', '*']) expect(headers).not.toContain(name);
});

test('a rule of an unknown kind is an error', () => {
  const rule = (children: readonly [string, string][]): AnyEntry => ({
    name: '0001',
    value: null,
    children: children.map(([name, text]) => ({ name, value: { text, isRegex: false }, children: [] })),
  });
  expect(() => filterDirectives([rule([['url', '*']])])).toThrow('/0001 has no type');
  expect(() =>
    filterDirectives([
      rule([
        ['type', 'allow'],
        ['glob', '*'],
      ]),
    ]),
  ).toThrow('/0001: the filter has no element glob');
});

import { createElement } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { asLoaded, replaceSheets } from '@/lib/next-internals/sheet-tags';
import { expectOfNext, sourceOfNext } from '../../support/expect-of-next';

const url = '/_next/static/chunks/0-4tw8~h08h_zv.css';

test('React writes the link of a sheet in the replaced form', () => {
  const html = renderToString(createElement('link', { rel: 'stylesheet', href: url, precedence: 'next' }));
  expectOfNext(
    '<link rel="stylesheet" href="…" data-precedence="next"/>',
    replaceSheets(html, () => '') === '',
  );
});

test('Next gives its sheets that precedence', () => {
  const source = sourceOfNext('server/app-render/render-css-resource.js');
  expectOfNext('the precedence of sheets', source.includes(": 'next'") && source.includes('precedence,'));
});

test('React writes the hint to load a sheet in the removed form', () => {
  const Hinting = () => {
    preload(url, { as: 'style' });
    return createElement('b');
  };
  const html = renderToString(createElement(Hinting));
  expect(html).toContain('rel="preload"');
  expectOfNext('<link rel="preload" href="…" as="style"/>', replaceSheets(html, () => '') === '<b></b>');
});

test.each([
  '<link rel="stylesheet" href="https://cdn.example/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/../../../a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" href="/a.css" as="style"/>',
])('other links stay: %s', (link) => {
  expect(replaceSheets(link, () => '')).toBe(link);
});

test('the link of a loaded sheet is disabled, and otherwise the same', () => {
  const start = `<link rel="stylesheet" href="${url}" data-precedence="next"`;
  expect(asLoaded(`${start}/>`)).toBe(`${start} disabled=""/>`);
});

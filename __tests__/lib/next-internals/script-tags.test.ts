import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { replaceScripts } from '@/lib/next-internals/script-tags';
import { expectOfNext } from '../../support/expect-of-next';

const url = '/_next/static/chunks/0-4tw8~h08h_zv.js';

test('React writes a script in the replaced form', () => {
  const html = renderToString(createElement('script', { src: url, async: true }));
  expectOfNext('<script src="…" async=""></script>', replaceScripts(html, (src) => src) === url);
});

test('React writes the script that starts the page and its hint in that form', async () => {
  const { prelude } = await prerenderToNodeStream(createElement('b'), { bootstrapScripts: [url] });
  const html = await text(prelude);
  const known = replaceScripts(html.replace(' id="_R_"', ''), () => '');
  expectOfNext('<link rel="preload" as="script" fetchPriority="low" href="…"/>', known === '<b></b>');
});

test.each([
  '<script src="https://cdn.example/a.js" async=""></script>',
  '<script src="/_next/static/chunks/../../../a.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" noModule=""></script>',
  '<script src="/_next/static/chunks/a.js" async="" nonce="a"></script>',
  '<script async="">self.a=1</script>',
  '<link rel="preload" as="script" href="/a.js"/>',
])('other scripts and hints stay: %s', (tag) => {
  expect(replaceScripts(tag, () => '')).toBe(tag);
});

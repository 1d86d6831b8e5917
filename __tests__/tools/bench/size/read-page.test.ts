import { readPage } from '@/tools/bench/size/read-page';

const html = `<!DOCTYPE html><html><head>
<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css"/>
<style>:root{--a:1}</style><link rel="stylesheet" href="/_next/static/chunks/b.css" disabled=""/>
<script src="/_next/static/chunks/a.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script>
<script>"<script src='/x.js'>".length; "<img src='/in-script.webp'>"</script>
</head><body>
<img alt="" src="/logo.svg"/>
<img alt="" loading="lazy" src="/lazy.webp"/>
<picture><source media="(max-aspect-ratio: 6/5)" sizes="max(100vw, 62vh)" srcSet="/i?u=a&amp;w=640 640w"/><img
 alt="" loading="eager" src="/wide.webp" srcSet="/i?u=b 1080w" sizes="100vw"/></picture>
<picture><source media="(width &gt;= 768px)" srcSet="/wide-only.webp"/><img alt="" src="/small.webp"
 srcSet="/i?u=c 1080w" sizes="(width &gt;= 768px) 50vw, 100vw"/></picture>
<script src="/_next/static/chunks/a.js" async=""></script>
<script data-src="/_next/static/chunks/b.js" async=""></script>
<script data-payload="/_next/payload/build/tag" async></script></body></html>`;

test('reads scripts, sheets, inline styles and fonts, each once', () => {
  expect(readPage(html)).toMatchObject({
    scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
    payload: '/_next/payload/build/tag',
    sheets: ['/_next/static/chunks/a.css'],
    styles: [':root{--a:1}'],
    fonts: ['/_next/static/media/a.woff2'],
  });
});

test('reads the eager pictures, with the source for phones', () => {
  expect(readPage(html).images).toEqual([
    { src: '/logo.svg', srcSet: '', sizes: '' },
    { src: '/wide.webp', srcSet: '/i?u=a&w=640 640w', sizes: 'max(100vw, 62vh)' },
    { src: '/small.webp', srcSet: '/i?u=c 1080w', sizes: '(width >= 768px) 50vw, 100vw' },
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineSheets } from '@/lib/delivery/inline-sheets';

const folder = mkdtempSync(path.join(tmpdir(), 'first-paint-'));
const chunks = path.join(folder, '.next/static/chunks');

beforeAll(() => {
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'a.css'), '@font-face{src:url(../media/a.woff2)}');
  writeFileSync(path.join(chunks, 'hostile.css'), 'a::after{content:"</style><script>"}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const sheet = (name: string, end = '/>') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${end}`;

test('a sheet is inlined with absolute URLs, and its link stays for React without loading it', () => {
  expect(inlineSheets(`<head>${sheet('a')}</head>`)).toBe(
    `<head><style data-precedence="next">@font-face{src:url(/_next/static/media/a.woff2)}</style>${sheet('a', ' disabled=""/>')}</head>`,
  );
});

test.each(['missing', 'hostile'])('the link of a sheet that cannot be inlined is kept: %s', (name) => {
  expect(inlineSheets(sheet(name))).toBe(sheet(name));
});

test('a sheet is read once', () => {
  inlineSheets(sheet('a'));
  rmSync(path.join(chunks, 'a.css'));
  expect(inlineSheets(sheet('a'))).toContain('@font-face');
});

test('hints for sheets of other states are removed, other hints stay', () => {
  const kept = [
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="preload" href="/logo.svg" as="image"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  ].join('');
  const hints = '<link rel="preload" href="/_next/static/chunks/b.css" as="style"/>';
  expect(inlineSheets(hints + kept)).toBe(kept);
});

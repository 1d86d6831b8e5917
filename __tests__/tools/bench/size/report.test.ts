import { budgets, type PageName, pageNames } from '@/tools/bench/size/budgets';
import { guardFactor } from '@/tools/bench/size/compare';
import type { PageWeight } from '@/tools/bench/size/measure';
import { explain, failing, toRecord, toTable } from '@/tools/bench/size/report';

const light = { html: 1024, htmlGzip: 512, payload: 512, js: 2048, css: 1024, fonts: 1024, images: 0 };
const page = (change: Partial<typeof light> = {}, modules = {}): PageWeight => ({
  weights: { ...light, ...change },
  modules: { next: 1000, 'components/ui/icon.tsx': 300, ...modules },
});
const site = (changes: Partial<Record<PageName, PageWeight>> = {}) =>
  ({ ...Object.fromEntries(pageNames.map((name) => [name, page()])), ...changes }) as Record<
    PageName,
    PageWeight
  >;
const recorded = toRecord(site());
const overLimit = (budgets.home.limits.js + 1) * 1024;

test('passes a site within its limits that has not grown', () => {
  expect(failing(site())).toEqual([]);
  expect(explain(site(), recorded)).toEqual([]);
});

test('names the module that made a page grow, within the limits', () => {
  const now = site({ faq: page({ js: 3072 }, { 'components/faq/new.tsx': 900 }) });
  expect(failing(now)).toEqual([]);
  expect(explain(now, recorded)).toEqual([
    'faq:\n  js grew from 2.0 to 3.0 KB\n    components/faq/new.tsx: 0 → 900 bytes before gzip',
  ]);
});

test('fails a page above a limit, and names its largest modules when none has grown', () => {
  const now = site({ home: page({ js: overLimit }) });
  expect(failing(now)).toEqual(['home']);
  expect(
    explain(now, { ...recorded, pages: { ...recorded.pages, home: { ...light, js: overLimit } } }),
  ).toEqual([
    `home:\n  js exceeds its limit of ${budgets.home.limits.js} KB\n    next: 1000 → 1000 bytes before gzip\n    components/ui/icon.tsx: 300 → 300 bytes before gzip`,
  ]);
  expect(toTable(now).home?.js).toBe(`${(overLimit / 1024).toFixed(1)} / ${budgets.home.limits.js} !`);
});

test('the guard fails from 3 % above a limit, and only warns between', () => {
  const js = budgets.home.limits.js * 1024;
  const between = site({ home: page({ js: js * 1.03 }) });
  expect(failing(between, guardFactor)).toEqual([]);
  expect(explain(between, recorded).join()).toContain('js exceeds its limit');
  expect(failing(site({ home: page({ js: js * 1.03 + 1 }) }), guardFactor)).toEqual(['home']);
});

test('the limits are those that the site promises', () => {
  const scripts = pageNames.map((name) => [name, budgets[name].limits.js]);
  expect(Object.fromEntries(scripts)).toMatchObject({ home: 165 });
});

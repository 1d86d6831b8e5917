import { groupModules, modulesOfPage } from '@/tools/bench/size/group-modules';
import { countModules, moduleName, sumModules } from '@/tools/bench/size/modules';

test.each([
  ['turbopack:///[project]/components/ui/icon.tsx', 'components/ui/icon.tsx'],
  ['../../../components/ui/icon.tsx', 'components/ui/icon.tsx'],
  ['turbopack:///[project]/node_modules/next/src/client/link.tsx', 'next'],
  ['turbopack:///[project]/node_modules/@hookform/resolvers/zod/src/zod.ts', '@hookform/resolvers'],
  ['turbopack:///[project]/node_modules/a/node_modules/b/index.js', 'b'],
  ['turbopack:///[turbopack]/shared/runtime/runtime-utils.ts', 'turbopack'],
])('%s is of %s', (source, name) => {
  expect(moduleName(source)).toBe(name);
});

test('counts the bytes of every module in the code', () => {
  const find = (line: number, column: number) => (line === 0 && column < 2 ? 'a' : 'b');
  expect(countModules('xxyyy\nzz', find)).toEqual({ a: 2, b: 5 });
});

test('adds up the chunks of a page', () => {
  expect(sumModules([{ a: 1, b: 2 }, { b: 3 }])).toEqual({ a: 1, b: 5 });
});

test('stores each module once, and returns those of a page', () => {
  const groups = groupModules({ home: { a: 1, b: 2 }, faq: { a: 1, c: 3 }, press: { a: 1, c: 3 } });
  expect(groups).toEqual({ '*': { a: 1 }, home: { b: 2 }, 'faq press': { c: 3 } });
  expect(modulesOfPage(groups, 'press')).toEqual({ a: 1, c: 3 });
  expect(modulesOfPage(groups, 'home')).toEqual({ a: 1, b: 2 });
});

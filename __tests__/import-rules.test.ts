import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path/posix';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));

/** `import … from`, `export … from` and `import '…'`; `import(…)` loads a module when it is needed. */
const staticImport = /^(?:import|export)\b[^;]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm;
const anyImport = /(?:\bfrom|\bimport\s*\(?)\s*'([^']+)'/g;

/** Returns the imports of a file, with relative ones written as `@/…`. */
const targets = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)]
    .map(([, from, bare]) => from ?? bare ?? '')
    .map((target) => (target.startsWith('.') ? `@/${path.join(path.dirname(file), target)}` : target));

/** Returns the imports of `folders` from one of `others`, as `file → target`. */
function found(folders: RegExp, others: RegExp, pattern = anyImport): string[] {
  return files
    .filter((file) => folders.test(file))
    .flatMap((file) =>
      targets(file, pattern)
        .filter((target) => others.test(target))
        .map((target) => `${file} → ${target}`),
    );
}

const into = (...folders: readonly string[]) => new RegExp(`^@/(?:${folders.join('|')})(?:/|$)`);

/** Returns `from → to` for each folder of `lib` that imports another one. Files of `lib` itself count as folders. */
function folderImports(): ReadonlySet<string> {
  const folderOf = (name: string) =>
    name
      .replace(/\.\w+$/, '')
      .split('/')
      .slice(0, 2)
      .join('/');
  const pairs = files
    .filter((file) => file.startsWith('lib/'))
    .flatMap((file) =>
      targets(file, anyImport)
        .filter((target) => target.startsWith('@/lib/'))
        .map((target) => [folderOf(file), folderOf(target.slice('@/'.length))] as const),
    );
  return new Set(pairs.filter(([from, to]) => from !== to).map(([from, to]) => `${from} → ${to}`));
}

it('finds imports', () => {
  expect(found(/^mocks\//, into('sample'))).toContain(
    'mocks/handlers/content-overrides.ts → @/sample/content',
  );
});

it.each([
  [
    'the site loads sample content only when it shows it',
    /^(?:app|components|lib)\//,
    into('sample'),
    staticImport,
  ],
  [
    'the site does not know its tests',
    /^(?:app|components|lib|sample)\//,
    into('mocks', '__tests__', 'test-support', 'bench'),
    anyImport,
  ],
  ['the fakes do not know the tests', /^mocks\//, into('__tests__', 'test-support', 'bench'), anyImport],
  ['the benchmarks do not know the tests', /^bench\//, into('__tests__'), anyImport],
  ['nothing in lib knows the server', /^lib\/(?!server\/)/, into('lib/server'), anyImport],
  ['API handlers do not know how pages are sent', /^lib\/api\//, into('lib/delivery'), anyImport],
  ['calls to services know no handlers', /^lib\/services\//, into('lib/api', 'lib/delivery'), anyImport],
  ['sending pages needs no handlers', /^lib\/delivery\//, into('lib/api', 'lib/services'), anyImport],
])('%s', (_rule, folders, others, pattern) => {
  expect(found(folders, others, pattern)).toEqual([]);
});

it('two files load the sample', () => {
  const imports = found(/^(?:app|components|lib)\//, into('sample'));
  expect(new Set(imports.map((line) => line.split(' ')[0]))).toEqual(
    new Set(['lib/content/aem/aem-source.ts', 'lib/reviews/index.ts']),
  );
});

it('two folders of lib do not import each other', () => {
  const imports = folderImports();
  expect(imports).toContain('lib/server → lib/api');
  const isTwoWay = (pair: string) => imports.has(pair.split(' → ').reverse().join(' → '));
  expect([...imports].filter(isTwoWay)).toEqual([]);
});

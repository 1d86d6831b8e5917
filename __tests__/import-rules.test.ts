import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));

/** `import … from`, `export … from` and `import '…'`; `import(…)` loads a module when it is needed. */
const staticImport = /^(?:import|export)\b[^;]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm;
const anyImport = /(?:\bfrom|\bimport\s*\(?)\s*'([^']+)'/g;

const targets = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, from, bare]) => from ?? bare ?? '');

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

const into = (...folders: readonly string[]) =>
  new RegExp(`^(?:@/|(?:\\.\\./)+)(?:${folders.join('|')})(?:/|$)`);

it('finds imports', () => {
  expect(found(/^mocks\//, into('sample'))).toContain(
    'mocks/handlers/content-overrides.ts → @/sample/content',
  );
  expect(found(/^lib\//, into('sample'))).not.toEqual([]);
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
])('%s', (_rule, folders, others, pattern) => {
  expect(found(folders, others, pattern)).toEqual([]);
});

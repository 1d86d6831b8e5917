import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeFailures,
  readJestReport,
  readPlaywrightReport,
  slowestTests,
} from '@/scripts/lib/test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file that Jest cannot run is a failure, and a missing duration counts as 0', () => {
  const file = report('jest.json', {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 3,
    numTodoTests: 4,
    numRuntimeErrorTestSuites: 5,
    testResults: [
      {
        name: join(process.cwd(), '__tests__/lib/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'one', duration: 12, status: 'passed' },
          { fullName: 'two', duration: null, status: 'failed', failureMessages: ['not 3'] },
        ],
      },
      {
        name: join(process.cwd(), '__tests__/lib/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  });
  expect(readJestReport(file)).toEqual({
    counts: { passed: 2, failed: 6, skipped: 7 },
    tests: [
      { file: '__tests__/lib/a.test.ts', title: 'one', ms: 12 },
      { file: '__tests__/lib/a.test.ts', title: 'two', ms: 0 },
    ],
    failures: [
      { name: '__tests__/lib/a.test.ts › two', message: 'not 3' },
      { name: '__tests__/lib/b.test.ts', message: 'no such module' },
    ],
    flaky: [],
  });
});

test('a flaky test of Playwright counts as passed and is listed, and tests are found at every depth', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    file: 'home.spec.ts',
    title,
    tests: [
      {
        status,
        results: durations.map((duration) => ({ duration, errors: [{ message: `after ${duration}` }] })),
      },
    ],
  });
  const file = report('playwright.json', {
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('outer', 'expected', 10), spec('broken', 'unexpected', 30), spec('left out', 'skipped')],
        suites: [{ title: 'hero', specs: [spec('inner', 'flaky', 20, 5)] }],
      },
    ],
  });
  expect(readPlaywrightReport(file)).toEqual({
    counts: { passed: 7, failed: 1, skipped: 4 },
    tests: [
      { file: '__tests__/e2e/home.spec.ts', title: 'outer', ms: 10 },
      { file: '__tests__/e2e/home.spec.ts', title: 'broken', ms: 30 },
      { file: '__tests__/e2e/home.spec.ts', title: 'left out', ms: 0 },
      { file: '__tests__/e2e/home.spec.ts', title: 'hero inner', ms: 25 },
    ],
    failures: [{ name: '__tests__/e2e/home.spec.ts › broken', message: 'after 30' }],
    flaky: [{ name: '__tests__/e2e/home.spec.ts › hero inner', message: 'after 20\nafter 5' }],
  });
});

test('the slowest tests are first, up to the limit', () => {
  const tests = [300, 12_340, 1500].map((ms) => ({ file: 'a.test.ts', title: String(ms), ms }));
  expect(slowestTests(tests, 2)).toBe('  12.3 s  a.test.ts › 12340\n   1.5 s  a.test.ts › 1500');
});

test('a failure is described by the first lines of its message', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const described = describeFailures([
    { name: 'a', message: lines.join('\n') },
    { name: 'b', message: 'short' },
  ]);
  expect(described).toBe(['a', ...lines.slice(0, 20).map((line) => `  ${line}`), 'b', '  short'].join('\n'));
});

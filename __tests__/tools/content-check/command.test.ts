import { type Backends, startBackends } from '@/mocks/server';
import type { Report } from '@/tools/content-check/check-content';
import { runCommand } from './support';

let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => backends.services.aem.reset());

/** Intended gaps of the sample, which show the site's states for missing content. */
const gaps = ['missing-picture', 'missing-tab', 'missing-review-id'];

test('the embedded sample content has no errors, and no warnings except its gaps (CONT-12)', async () => {
  const { exitCode, stdout, stderr } = await runCommand(['--json']);
  const report: Report & { exitCode: number } = JSON.parse(stdout);
  expect(report).toMatchObject({ environment: 'local', source: 'sample', failures: [], exitCode: 0 });
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(new Set(report.findings.map(({ kind }) => kind))).toEqual(new Set(gaps));
  expect(report.fragments).toBeGreaterThan(100);
  expect(report.files).toBeGreaterThan(200);
  expect(exitCode).toBe(0);
  // Without a terminal, progress is one line per part of the work.
  expect(stderr).toBe(`folders read: 33\nfiles read: ${report.files}\n`);
});

test('the local AEM has the same report as the sample', async () => {
  const fromAem = await runCommand(['--json', '--skip-files'], { AEM_URL: backends.url });
  const fromSample = await runCommand(['--json', '--skip-files']);
  expect(JSON.parse(fromAem.stdout)).toEqual({ ...JSON.parse(fromSample.stdout), source: 'aem' });
});

test.each([['--env=staging'], ['--env=production']])(
  '%s reads the content API of that environment',
  async (option) => {
    const env = { CONTENT_API_URL: `${backends.url}/content-api`, ASSETS_URL: backends.url };
    const { stdout, exitCode } = await runCommand(['--json', '--skip-files', option], env);
    expect(JSON.parse(stdout)).toMatchObject({
      environment: option.replace('--env=', ''),
      source: 'api',
    });
    expect(backends.services.aem.log()[0]?.url).toMatch(/^\/content-api\/product\?folderPath=/);
    expect(exitCode).toBe(0);
  },
);

test.each([
  ['an unknown option', ['--jsn'], {}, /Unknown option '--jsn'.*Usage: npm run content:check/s],
  ['an argument', ['staging'], {}, /Usage/],
  ['an unknown environment', ['--env', 'test'], {}, /APP_ENV: got "test", needs one of local, dev/],
  [
    'an environment without its variables',
    ['--env', 'dev'],
    {},
    /CONTENT_API_URL: got nothing.*ASSETS_URL: got nothing/s,
  ],
  ['a wrong variable', [], { AEM_URL: 'author' }, /AEM_URL: got "author", needs an http/],
] as const)('%s is a usage error with exit code 2', async (_, args, env, message) => {
  const { exitCode, stdout, stderr } = await runCommand(args, env);
  expect(stderr).toMatch(message);
  expect([exitCode, stdout]).toEqual([2, '']);
});

test('does not read variables of the site that content does not need', async () => {
  const env = { REVIEWS_API_URL: 'wrong', REVALIDATE_SECRET: 'short', AEM_URL: '' };
  expect(await runCommand(['--skip-files'], env)).toMatchObject({ exitCode: 0 });
});

test('names content that cannot be read, and exits with code 3', async () => {
  backends.services.aem.set({ mode: 'html-login', only: '/ca/fr/content-fragments/slides/' });
  const { exitCode, stdout } = await runCommand(['--skip-files'], { AEM_URL: backends.url });
  expect(stdout).toMatch(
    /Not read, so that the report is not complete: 1\n {4}ca-fr \S+\/slides\/ \(not-json\)/,
  );
  // The missing French slides follow from the failure and are not reported.
  expect(stdout).not.toContain('missing-translation');
  expect(exitCode).toBe(3);
});

test('--help shows the options', async () => {
  expect(await runCommand(['--help'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('--env'),
  });
});

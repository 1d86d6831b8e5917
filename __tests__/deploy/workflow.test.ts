/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { readdirSync } from 'node:fs';
import { read, readYaml } from './support/files';

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Record<string, unknown> };
type Job = {
  readonly permissions?: unknown;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly container?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
};
type Workflow<Name extends string> = {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<Name, Job>>;
};

const files = { ci: '.github/workflows/ci.yml', nightly: '.github/workflows/nightly.yml' };
const [workflow] = readYaml(files.ci) as [Workflow<'verify' | 'test'>];
const [nightly] = readYaml(files.nightly) as [Workflow<'check' | 'browsers'>];
const { verify, test: full } = workflow.jobs;
const { check, browsers } = nightly.jobs;
const setUps = ({ steps }: Job) =>
  steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')).map((step) => step.with);
const commands = ({ steps }: Job) => steps.flatMap(({ run = [] }) => run);
const { engines, scripts } = JSON.parse(read('package.json'));

test('the workflow runs the tests on the Node release of the image, and starts the server on the oldest too', () => {
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? [];
  expect(setUps(full)).toEqual([{ 'node-version': Number(oldest) }, { 'node-version-file': '.nvmrc' }]);
  expect(commands(full)).toEqual([expect.stringContaining('NODE_PATHS='), 'npm test']);
});

test('the fast checks run on every supported Node release', () => {
  expect(verify.strategy?.matrix.node).toEqual([20, 22, 24]);
  expect(setUps(verify)).toEqual([{ 'node-version': expect.stringContaining('matrix.node') }]);
  expect(commands(verify)).toEqual(['npm run verify']);
});

test('the nightly workflow runs what is no test of each push, also by hand, on the Node release of the image', () => {
  expect(nightly.on).toEqual({ schedule: [{ cron: expect.any(String) }], workflow_dispatch: null });
  for (const job of [check, browsers]) expect(setUps(job)).toEqual([{ 'node-version-file': '.nvmrc' }]);
  expect(commands(check)).toEqual(['npm run check', 'npm run bench -- start']);
  expect(commands(browsers).at(-1)).toBe('npm run test:browsers');
  expect(scripts).toMatchObject({ check: expect.any(String), 'test:browsers': expect.any(String) });
});

test('the browsers are installed by the packages that the tests name, on the system that has them', () => {
  const named = read('tools/test-browsers.mjs').matchAll(/package: '([\w-]+)'/g);
  const packages = [...named].map(([, name]) => name);
  expect(packages).toHaveLength(3);
  expect(commands(browsers)[0]).toBe(`apt-get update && apt-get install -y ${packages.join(' ')}`);
  expect(browsers.container).toMatch(/^debian:/);
});

test.each(Object.values(files))('%s pins actions to a commit and names them by their version', (file) => {
  const uses = read(file).match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThanOrEqual(4);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each([
  ['ci', workflow],
  ['nightly', nightly],
])('the token of %s only reads, and no job of it runs for hours', (_, { permissions, jobs }) => {
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values<Job>(jobs)) {
    expect(job.permissions).toBeUndefined();
    expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
  }
});

test('updates of packages keep exact versions, and exist for packages, actions and the image', () => {
  const [{ updates }] = readYaml('.github/dependabot.yml') as [{ updates: Record<string, unknown>[] }];
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
  expect(updates[0]).toMatchObject({ 'versioning-strategy': 'increase', directory: '/' });
  expect(readdirSync('deploy')).toContain('Dockerfile');
});

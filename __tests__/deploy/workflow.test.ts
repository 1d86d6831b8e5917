/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { readdirSync } from 'node:fs';
import { read, readYaml } from './support/files';

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Record<string, unknown> };
type Job = {
  readonly permissions?: unknown;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps: readonly Step[];
};
type Workflow = { readonly permissions: unknown; readonly jobs: Readonly<Record<'verify' | 'test', Job>> };

const file = '.github/workflows/ci.yml';
const [workflow] = readYaml(file) as [Workflow];
const { verify, test: full } = workflow.jobs;
const setUps = ({ steps }: Job) =>
  steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')).map((step) => step.with);
const commands = ({ steps }: Job) => steps.flatMap(({ run = [] }) => run);
const { engines } = JSON.parse(read('package.json'));

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

test('actions are pinned to a commit and named by their version', () => {
  const uses = read(file).match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(4);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('its token only reads', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
});

test('updates of packages keep exact versions, and exist for packages, actions and the image', () => {
  const [{ updates }] = readYaml('.github/dependabot.yml') as [{ updates: Record<string, unknown>[] }];
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
  expect(updates[0]).toMatchObject({ 'versioning-strategy': 'increase', directory: '/' });
  expect(readdirSync('deploy')).toContain('Dockerfile');
});

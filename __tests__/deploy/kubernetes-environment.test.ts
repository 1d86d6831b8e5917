/** @jest-environment node */
/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { parseConfig } from '@/lib/config/parse';
import { secretVariables } from '@/lib/config/schema';
import { operatorVariables, productionHosts, read, readEnv } from './support/files';
import {
  type Deployment,
  folder,
  kustomization,
  type Manifest,
  manifest,
  manifests,
} from './support/manifests';

const open = readEnv(`${folder}/config.env`);
const secret = readEnv(`${folder}/secret.example.env`);
const secrets = [...secretVariables].filter((name) => name !== 'AEM_AUTH' && name !== 'REDIS_URL');

it('sets every variable once, and no others', () => {
  expect([...Object.keys(open), ...Object.keys(secret)].sort()).toEqual([...operatorVariables].sort());
});

it("has one variable besides, which is Next's", () => {
  const [{ env }] = manifest<Deployment>('Deployment', 'solstride').spec.template.spec.containers;
  expect(env?.map(({ name }) => name)).toEqual(['KEEP_ALIVE_TIMEOUT']);
  expect(read('node_modules/next/dist/build/utils.js')).toContain('process.env.KEEP_ALIVE_TIMEOUT');
});

it('starts the site in production', () => {
  const filled = Object.fromEntries(secrets.map((name) => [name, `some-${name}`]));
  const config = parseConfig({ ...open, ...filled });
  expect(config).toMatchObject({ appEnv: 'production', trustProxy: true, hostname: '0.0.0.0' });
  expect(Object.values(config.localeDomains).flat()).toEqual(productionHosts);
  const [port] = [...JSON.stringify(manifests).matchAll(/"name":"http","containerPort":(\d+)/g)];
  expect(String(config.port)).toBe(port?.[1]);
});

it('finds Redis in the cluster, which needs no password there', () => {
  const { hostname, port, username, password } = new URL(open.REDIS_URL ?? '');
  const service = manifest<Manifest<{ ports: { port: number }[] }>>('Service', hostname);
  expect(service.spec.ports.map((one) => String(one.port))).toEqual([port]);
  expect(username + password).toBe('');
});

it('keeps secrets in a file that is not in git, and the example empty', () => {
  expect(Object.keys(secret).sort()).toEqual([...secrets].sort());
  expect(new Set(Object.values(secret))).toEqual(new Set(['']));
  const envs = [...kustomization.configMapGenerator, ...kustomization.secretGenerator].map((one) => one.envs);
  expect(envs).toEqual([['config.env'], ['.env']]);
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
});

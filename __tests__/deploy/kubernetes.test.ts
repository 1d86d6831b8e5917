/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { imageEnvironment, onlyOne } from './support/dockerfile';
import { isRoute, productionHosts, read, readYaml } from './support/files';
import {
  type Deployment,
  kustomization,
  type Labels,
  type Manifest,
  manifest,
  manifestFiles,
  manifests,
} from './support/manifests';

type Service = Manifest<{
  readonly selector: Labels;
  readonly ports: readonly [{ readonly name: string; readonly port: number; readonly targetPort: string }];
}>;
type Backend = { readonly service: { readonly name: string; readonly port: { readonly name: string } } };
type Ingress = Manifest<{
  readonly tls?: readonly { readonly hosts: readonly string[] }[];
  readonly rules: readonly {
    readonly host: string;
    readonly http: { readonly paths: readonly { readonly path: string; readonly backend: Backend }[] };
  }[];
}>;

const site = manifest<Deployment>('Deployment', 'solstride');
const redis = manifest<Deployment>('Deployment', 'solstride-redis');
const pod = site.spec.template.spec;
const [container] = pod.containers;

test('the kustomization lists every file, and resources of any namespace', () => {
  expect([...kustomization.resources].sort()).toEqual([...manifestFiles].sort());
  for (const { metadata } of manifests) expect(metadata.namespace).toBeUndefined();
  expect(Object.keys(kustomization).sort()).toEqual(
    ['apiVersion', 'configMapGenerator', 'images', 'kind', 'labels', 'resources', 'secretGenerator'].sort(),
  );
});

test('every name that a resource refers to exists', () => {
  const { configMapGenerator, secretGenerator, images } = kustomization;
  expect(container.envFrom).toEqual([
    { configMapRef: { name: configMapGenerator[0]?.name } },
    { secretRef: { name: secretGenerator[0]?.name } },
  ]);
  expect(images.map(({ name }) => name)).toEqual([container.image]);
  for (const { spec } of [site, redis]) manifest('ServiceAccount', spec.template.spec.serviceAccountName);
  expect(manifest('HorizontalPodAutoscaler', 'solstride').spec).toMatchObject({
    scaleTargetRef: { apiVersion: site.apiVersion, kind: 'Deployment', name: site.metadata.name },
  });
});

test.each([site, redis])(
  'the pods of $metadata.name have no privileges and no service account token',
  ({ spec }) => {
    expect(spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(spec.template.spec.securityContext.runAsUser).toBeGreaterThan(0);
    for (const one of spec.template.spec.containers) {
      expect(one).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { cpu: expect.any(String), memory: expect.stringMatching(/Mi$/) },
          limits: { cpu: expect.any(String), memory: expect.stringMatching(/Mi$/) },
        },
      });
    }
  },
);

test('the site runs as the user of its image, on the port of its image', () => {
  const { runAsUser, runAsGroup } = pod.securityContext;
  expect(`${runAsUser}:${runAsGroup}`).toBe(onlyOne('USER'));
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(imageEnvironment().PORT) }]);
});

test('the probes request routes of the site', () => {
  const { startupProbe, livenessProbe, readinessProbe } = container;
  const probes = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet);
  expect(probes.map(({ path }) => path)).toEqual(['/api/health', '/api/health', '/api/ready']);
  for (const { path, port } of probes) expect([isRoute(path), port]).toEqual([true, 'http']);
});

test('a release removes no replica early, and each may finish', () => {
  expect(site.spec).toMatchObject({
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0 } },
  });
  const { lifecycle } = container as unknown as { lifecycle: { preStop: { exec: { command: string[] } } } };
  const [program, seconds] = lifecycle.preStop.exec.command;
  expect(program).toBe('sleep');
  // The server's own shutdown limit is nine seconds.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 9);
  expect(Object.keys(site.spec)).not.toContain('replicas');
});

test('selectors match the intended pods only', () => {
  for (const { spec } of [site, redis])
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
  expect(site.spec.selector).not.toEqual(redis.spec.selector);
  const policies = (name: string) => manifest<Manifest<{ podSelector: object }>>('NetworkPolicy', name).spec;
  for (const [name, { spec }] of [
    ['solstride', site],
    ['solstride-redis', redis],
  ] as const) {
    expect(manifest<Service>('Service', name).spec.selector).toEqual(spec.selector.matchLabels);
    expect(policies(name).podSelector).toEqual(spec.selector);
  }
  expect(manifest('PodDisruptionBudget', 'solstride').spec).toMatchObject({ selector: site.spec.selector });
  expect(pod).toMatchObject({
    topologySpreadConstraints: [{ labelSelector: site.spec.selector }, { labelSelector: site.spec.selector }],
  });
});

const annotations = 'traefik.ingress.kubernetes.io/router';

// Without TLS there is only the redirect; with it bodies are limited and the operator's routes closed.
test.each([
  ['solstride', 'websecure', 'solstride-body', ['/']],
  ['solstride-closed', 'websecure', 'solstride-closed', ['/api/metrics', '/api/ready', '/_next/data']],
  ['solstride-http', 'web', 'solstride-https', ['/']],
])('the ingress %s leads the hosts of production to %s through %s', (name, entry, middleware, paths) => {
  const { metadata, spec } = manifest<Ingress>('Ingress', name);
  expect(metadata.annotations).toEqual({
    [`${annotations}.entrypoints`]: entry,
    [`${annotations}.middlewares`]: `solstride-${middleware}@kubernetescrd`,
  });
  manifest('Middleware', middleware);
  expect(spec.rules.map(({ host }) => host)).toEqual(productionHosts);
  expect(spec.tls?.flatMap(({ hosts }) => hosts)).toEqual(entry === 'web' ? undefined : productionHosts);
  const { ports } = manifest<Service>('Service', 'solstride').spec;
  expect(ports).toMatchObject([{ name: 'http', targetPort: container.ports[0]?.name }]);
  const backend = { service: { name: 'solstride', port: { name: ports[0].name } } };
  for (const { http } of spec.rules)
    expect(http.paths).toEqual(paths.map((path) => ({ path, pathType: 'Prefix', backend })));
});

test('the middlewares redirect to HTTPS, limit bodies in memory as nginx does, and close the operator routes', () => {
  const [, limit] = /client_max_body_size (\d+)k;/.exec(read('deploy/nginx.conf')) ?? [];
  const bytes = Number(limit) * 1024;
  const specs = ['solstride-https', 'solstride-body', 'solstride-closed'].map(
    (name) => manifest('Middleware', name).spec,
  );
  expect(specs).toEqual([
    { redirectScheme: { scheme: 'https', permanent: true } },
    { buffering: { maxRequestBodyBytes: bytes, memRequestBodyBytes: bytes } },
    { ipAllowList: { sourceRange: ['127.0.0.1/32'], rejectStatusCode: 404 } },
  ]);
});

test('the network policy allows visitors and metrics in, and the upstreams of the site out', () => {
  type Rule = { readonly from?: object[]; readonly to?: object[]; readonly ports: { port: unknown }[] };
  type Policy = Manifest<{ policyTypes: string[]; ingress: Rule[]; egress?: Rule[] }>;
  const sitePolicy = manifest<Policy>('NetworkPolicy', 'solstride').spec;
  const redisPolicy = manifest<Policy>('NetworkPolicy', 'solstride-redis').spec;
  for (const { policyTypes } of [sitePolicy, redisPolicy]) expect(policyTypes).toEqual(['Ingress', 'Egress']);
  expect(sitePolicy.ingress.map(({ from, ports }) => [from?.length, ports.map(({ port }) => port)])).toEqual([
    [2, ['http']],
  ]);
  expect(sitePolicy.egress?.map(({ ports }) => ports.map(({ port }) => port))).toEqual([
    [53, 53],
    [6379],
    [443],
  ]);
  expect(sitePolicy.egress?.[1]?.to).toEqual([{ podSelector: redis.spec.selector }]);
  expect(redisPolicy.ingress).toEqual([
    { from: [{ podSelector: site.spec.selector }], ports: [{ port: 6379, protocol: 'TCP' }] },
  ]);
  expect(redisPolicy.egress).toBeUndefined();
});

test('Redis is the one of compose.yaml', () => {
  const [{ services }] = readYaml('deploy/compose.yaml') as [
    { services: { redis: { image: string; command: string[] } } },
  ];
  const [{ image, args, ports }] = redis.spec.template.spec.containers;
  const command = services.redis.command.map((word) =>
    word.replace(`\${REDIS_PASSWORD}`, '$(REDIS_PASSWORD)'),
  );
  expect([image, ['redis-server', ...(args ?? [])]]).toEqual([services.redis.image, command]);
  expect(ports).toEqual([{ name: 'redis', containerPort: 6379 }]);
});

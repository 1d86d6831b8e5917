/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { maxBodyBytes, rateLimited, tooLarge } from '@/lib/api/limits';
import { demoKey } from '@/lib/locales/demo';
import { previewCookie } from '@/lib/preview/preview-pass';
import { productionHosts, read, readYaml } from './support/files';

// __tests__/cluster tests the handling of requests with a real nginx.

const conf = read('deploy/nginx.conf').replace(/^\s*#.*\n/gm, '');
const lines = (file: string) =>
  read(`deploy/nginx/${file}`)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** All values of a directive. */
const values = (directive: string) =>
  [...conf.matchAll(new RegExp(`^\\s*${directive}\\s+([^;]+);`, 'gm'))].map(([, value = '']) => value.trim());

test('every included file exists', () => {
  const files = values('include').filter((file) => !file.includes('*'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect([file, existsSync(path.join('deploy', file))]).toEqual([file, true]);
});

test('the replicas are those of compose.yaml', () => {
  const [{ services }] = readYaml('deploy/compose.yaml') as [
    {
      services: Record<
        string,
        { environment?: { PORT: string }; networks: { front?: { ipv4_address: string } } }
      >;
    },
  ];
  const addresses = Object.entries(services)
    .filter(([name]) => name.startsWith('site-'))
    .map(([, { environment, networks }]) => `${networks.front?.ipv4_address}:${environment?.PORT}`);
  expect(lines('replicas.conf').map((line) => line.split(' ')[1])).toEqual(addresses);
});

test('the hosts whose pages are cached are those of production', () => {
  expect(lines('hosts.conf')).toEqual(productionHosts.map((host) => `${host} 1;`));
});

test('requests with a cookie that the server reads bypass the cache', () => {
  const [, names = ''] = /map \$http_cookie \$is_own \{\s*"~\(\^\|;\\s\*\)\(([^)]+)\)=" 1;/.exec(conf) ?? [];
  expect(names.split('|')).toEqual(expect.arrayContaining([demoKey, previewCookie]));
});

test('the site rejects a body that is too large, and nginx with the same response', () => {
  const [size = ''] = values('client_max_body_size');
  expect(Number.parseInt(size, 10) * 1024).toBeGreaterThan(maxBodyBytes);
  expect(Number.parseInt(size, 10) * 1024).toBeLessThan(1.5 * maxBodyBytes);
  expect(values('client_body_buffer_size')).toEqual([size]);
  const { code, message } = tooLarge;
  expect(conf).toContain(`413 '${JSON.stringify({ error: { code, message } })}'`);
});

test('a POST is never retried', () => {
  expect(values('proxy_next_upstream').length).toBeGreaterThan(2);
  expect(values('proxy_next_upstream').join(' ')).not.toContain('non_idempotent');
});

test('too many requests are rejected with the response of the site', () => {
  const { code, message } = rateLimited(1);
  const bodies = conf.match(/return 429 '[^']+'/g) ?? [];
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toContain(JSON.stringify({ error: { code, message } }));
});

test('the log has no visitor and no query', () => {
  const format = values('log_format').join(' ');
  const names = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names)
    expect(name).not.toMatch(
      /addr|user|args|query|request_uri|^uri$|^request$|referer|cookie|agent|forwarded/,
    );
  for (const line of lines('log.conf')) expect(line).toMatch(/^access_log \S+ site;$/);
  expect(conf).toMatch(/\nhttp \{\n {4}error_log stderr alert;/);
  const preview = [...conf.matchAll(/location \^~ \/api\/preview \{\s*error_log stderr emerg;/g)];
  expect(preview).toHaveLength(conf.split('location ^~ /api/preview').length - 1);
});

test('proxy headers of a visitor are replaced', () => {
  const set = values('proxy_set_header').map((value) => value.split(/\s+/));
  for (const name of ['Host', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For', 'X-Request-Id'])
    expect(set.find(([header]) => header === name)?.[1]).not.toMatch(/^\$http_|proxy_add_x_forwarded_for/);
  for (const name of ['Forwarded', 'Traceparent', 'Tracestate', 'Baggage'])
    expect(set).toContainEqual([name, '""']);
  expect(set.filter(([header]) => header === 'X-Forwarded-For')).toEqual([
    ['X-Forwarded-For', '$remote_addr'],
  ]);
});

test.each([
  [`url=${encodeURIComponent('/content/dam/solstride/us/en/a%20b.webp')}&w=2560&q=75`, true],
  ['url=%2Fpress%2Fa.webp&w=380&q=75', true],
  ['url=%2Fapi%2Fhealth&w=380&q=75', false],
  ['url=%2Fpress%2Fa.webp&w=380&q=75&x=1', false],
  ['w=380&url=%2Fpress%2Fa.webp&q=75', false],
  ['', false],
])('the picture ?%s is passed on: %s', (query, expected) => {
  const pattern = /map \$args \$is_picture \{\s*"~(.*)" 1;/.exec(conf)?.[1] ?? '(?!)';
  expect(new RegExp(pattern).test(query)).toBe(expected);
});

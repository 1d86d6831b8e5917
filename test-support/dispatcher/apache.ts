import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../run-site';
import { get } from '../visits';
import { type AnyEntry, entryAt, readAny } from './any-file';
import { cacheDirectives, filterDirectives } from './apache-rules';

const source = 'aem/dispatcher';
const moduleFolders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/libexec/apache2',
  '/opt/homebrew/lib/httpd/modules',
];
const modules = ['mpm_event', 'unixd', 'authz_core', 'headers', 'rewrite', 'proxy', 'proxy_http', 'cache'];

/** Returns the variables that `conf.d/variables/custom.vars` defines. */
export function dispatcherVariables(): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(source, 'conf.d/variables/custom.vars'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^Define (\w+) (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Returns the publish farm with all its includes. */
export function publishFarm(docroot = '/docroot'): readonly AnyEntry[] {
  const variables = { ...dispatcherVariables(), DOCROOT: docroot };
  const file = path.join(source, 'conf.dispatcher.d/enabled_farms/site.farm');
  return entryAt(readAny(file, variables), 'publishfarm').children;
}

/** `dispatcher` imitates the module; `cloud` imitates AEM as a Cloud Service, where queries bypass it. */
export type Flavor = 'dispatcher' | 'cloud';

/** The part of a virtual host that imitates the dispatcher module, made from its farm. */
function moduleDirectives(aem: string, flavor: Flavor): readonly string[] {
  const farm = publishFarm();
  return [
    ...(flavor === 'cloud' ? ['RewriteRule ^/graphql/execute\\.json/ - [L]'] : []),
    ...filterDirectives(entryAt(farm, 'filter').children),
    ...cacheDirectives(entryAt(farm, 'cache', 'rules').children),
    'CacheQuickHandler off',
    'CacheHeader on',
    // The fake AEM closes idle connections, perhaps while one is used again.
    `ProxyPass / ${aem}/ nocanon disablereuse=on`,
  ];
}

function configure(folder: string, port: number, aem: string, flavor: Flavor): string {
  cpSync(path.join(source, 'conf.d'), path.join(folder, 'conf.d'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const host = path.join(folder, 'conf.d/available_vhosts/site.vhost');
  const text = readFileSync(host, 'utf8')
    .replace('*:80', `127.0.0.1:${port}`)
    .replace('</VirtualHost>', `${moduleDirectives(aem, flavor).join('\n')}\n</VirtualHost>`);
  writeFileSync(host, text);
  for (const name of ['docroot', 'cache']) mkdirSync(path.join(folder, name));
  // When root starts Apache, it gives up root's permissions.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const name of ['.', 'docroot', 'cache']) chmodSync(path.join(folder, name), 0o777);
  const libraries = moduleFolders.find(existsSync);
  const lines = [
    `ServerRoot "${folder}"`,
    'PidFile httpd.pid',
    'ErrorLog error.log',
    // On some systems the module is built in.
    ...[...modules, 'cache_disk'].map(
      (name) =>
        `<IfModule !${name}_module>\nLoadModule ${name}_module ${libraries}/mod_${name}.so\n</IfModule>`,
    ),
    ...(isRoot ? ['User #65534', 'Group #65534'] : []),
    `Listen 127.0.0.1:${port}`,
    'ServerName localhost',
    // AEM may respond late on a busy machine.
    'Timeout 600',
    `Define DOCROOT "${folder}/docroot"`,
    `CacheRoot "${folder}/cache"`,
    'Include conf.d/enabled_vhosts/site.vhost',
  ];
  const file = path.join(folder, 'httpd.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Path of Apache's executable; undefined if it is not installed. */
export const apachePath = (): string | undefined => process.env.APACHE_PATH;

/** Starts a real Apache on loopback in front of an AEM, with the virtual host and the farm of `aem/dispatcher`. */
export async function apacheBefore(aem: string, flavor: Flavor) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'apache-'));
  const file = configure(folder, port, aem, flavor);
  const server = spawn(apachePath() ?? 'apache2', ['-f', file, '-D', 'FOREGROUND'], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await gone;
    const log = path.join(folder, 'error.log');
    const errors = existsSync(log) ? readFileSync(log, 'utf8') : 'run `apache2 -t` with the configuration';
    rmSync(folder, { recursive: true, force: true });
    return errors;
  };
  const isUp = () =>
    get(port, '/', 'localhost').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null)
      throw new Error(`Apache did not start with the configuration of aem/dispatcher: ${await stop()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, stop };
}

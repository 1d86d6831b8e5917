import { firstOf, installPackages } from './packages.mjs';

const findRedis = () =>
  firstOf([
    process.env.REDIS_PATH,
    '/usr/bin/redis-server',
    '/opt/homebrew/bin/redis-server',
    '/usr/local/bin/redis-server',
  ]);
const findNginx = () =>
  firstOf([process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']);
const findApache = () =>
  firstOf([
    process.env.APACHE_PATH,
    '/usr/sbin/apache2',
    '/usr/sbin/httpd',
    '/opt/homebrew/bin/httpd',
    '/usr/local/bin/httpd',
  ]);

/**
 * Returns the real Redis, nginx and Apache of the cluster test, installed from the system's packages when missing.
 * Apache may be missing outside CI, where the tests of aem/dispatcher are skipped without it.
 * @returns {Record<string, string>} paths of the executables as `REDIS_PATH`, `NGINX_PATH` and `APACHE_PATH`
 */
export function ensureServers() {
  if (!findRedis() || !findNginx())
    installPackages(['redis-server', 'nginx-light', 'libnginx-mod-http-brotli-filter']);
  if (!findApache()) installPackages(['apache2-bin']);
  const [redis, nginx, apache] = [findRedis(), findNginx(), findApache()];
  if (redis && nginx && (apache || !process.env.CI))
    return { REDIS_PATH: redis, NGINX_PATH: nginx, ...(apache && { APACHE_PATH: apache }) };
  console.error('The cluster test needs redis-server, nginx and, in CI, Apache httpd.');
  process.exit(1);
}

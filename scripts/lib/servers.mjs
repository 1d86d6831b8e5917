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

/**
 * Returns the real Redis and nginx of the cluster test, installed from the system's packages when missing.
 * @returns {Record<'REDIS_PATH' | 'NGINX_PATH', string>} paths of the executables
 */
export function ensureServers() {
  if (!findRedis() || !findNginx())
    installPackages(['redis-server', 'nginx-light', 'libnginx-mod-http-brotli-filter']);
  const [redis, nginx] = [findRedis(), findNginx()];
  if (redis && nginx) return { REDIS_PATH: redis, NGINX_PATH: nginx };
  console.error('The cluster test needs redis-server and nginx.');
  process.exit(1);
}

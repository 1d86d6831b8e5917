import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './run-site';
import { get } from './visits';

const hosts = ['localhost', 'ca.localhost', 'fr.ca.localhost'];

/** Returns the parameters of each replica in `deploy/`, such as how long a failed one is skipped. */
function replicaOptions(): string {
  const [, options = ''] =
    /^server \S+ (.*);$/m.exec(readFileSync('deploy/nginx/replicas.conf', 'utf8')) ?? [];
  return options;
}

type Edit = (configuration: string) => string;

/** Creates a folder with the configuration of `deploy/`, with other ports, hosts and replicas. */
function configure(port: number, replicas: readonly number[], edit: Edit): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(folder, 'nginx.conf'), edit(readFileSync('deploy/nginx.conf', 'utf8')));
  cpSync('deploy/nginx', path.join(folder, 'nginx'), { recursive: true });
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(path.join(folder, 'nginx', file), `${lines.join('\n')}\n`);
  // The tests set the client address.
  const clients = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'];
  write('front.conf', [`listen 127.0.0.1:${port};`, 'set $visitor_scheme $scheme;', ...clients]);
  write(
    'hosts.conf',
    hosts.map((host) => `${host} 1;`),
  );
  write(
    'replicas.conf',
    replicas.map((replica) => `server 127.0.0.1:${replica} ${replicaOptions()};`),
  );
  write('log.conf', ['access_log off;']);
  mkdirSync(path.join(folder, 'run'));
  return folder;
}

/**
 * Starts nginx on loopback with the configuration of `deploy/`, in front of replicas on these ports.
 * @param edit changes `nginx.conf` where a test needs other values
 */
export async function startNginx(replicas: readonly number[], edit: Edit = (configuration) => configuration) {
  const port = await freePort();
  const folder = configure(port, replicas, edit);
  const options = ['-e', 'stderr', '-p', './', '-c', path.join(folder, 'nginx.conf')];
  const server = spawn(process.env.NGINX_PATH ?? 'nginx', options, {
    cwd: path.join(folder, 'run'),
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    get(port, '/proxy-health', 'localhost').then(
      ({ status }) => status === 204,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) {
      await stop();
      throw new Error('nginx did not start: see `nginx -t` with the configuration of deploy/');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, stop };
}

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { freePort } from '../../../test-support/run-site';
import { until } from '../../../test-support/until';

/** Creates a key and a self-signed certificate for loopback. */
function makeCertificate(folder: string) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    { stdio: 'ignore' },
  );
  return { key, certificate };
}

const accepts = (port: number, ca: Buffer) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: 'localhost', port, ca }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A real Redis on loopback that requires a password, with TLS and without. */
export async function startSecureRedis(password: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const { key, certificate } = makeCertificate(folder);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const options = {
    port,
    'tls-port': tlsPort,
    'tls-key-file': key,
    'tls-cert-file': certificate,
    'tls-auth-clients': 'no',
    bind: '127.0.0.1',
    requirepass: password,
    save: '',
  };
  const list = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(process.env.REDIS_PATH ?? 'redis-server', list, { stdio: 'ignore', cwd: folder });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const ca = readFileSync(certificate);
  await until('Redis accepts connections', () => accepts(tlsPort, ca));
  return {
    certificate,
    url: (scheme: 'redis' | 'rediss', secret: string) =>
      `${scheme}://:${encodeURIComponent(secret)}@localhost:${scheme === 'redis' ? port : tlsPort}`,
    async stop() {
      server.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

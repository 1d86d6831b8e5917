// Rules: AEM-02, API-12, NAV-09

import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredFragment } from '@/aem/fragments/stored';
import { contentRoot } from '@/aem/models';
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../test-support/run-site';
import { until } from '../../test-support/until';
import { get } from '../../test-support/visits';
import { createRedisServer, type RedisServer } from './support/redis';

const secret = 'secret-of-the-webhook';
const password = 'a password of the agent';
const clientId = 'client';
const folder = `${contentRoot}/us/en/content-fragments/product/lyte`;
const adobe = generateKeyPairSync('rsa', { modulusLength: 2048 });

let backends: Backends;
let redis: RedisServer;
let site: Site;
let relay: ChildProcess;
let relayUrl: string;
let keys: string;

async function startRelay(): Promise<void> {
  keys = mkdtempSync(path.join(tmpdir(), 'keys-'));
  const file = path.join(keys, 'adobe.pem');
  writeFileSync(file, adobe.publicKey.export({ type: 'spki', format: 'pem' }));
  const server = spawn('node', ['aem/publishing/server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      SITE_URL: site.url,
      REVALIDATE_SECRET: secret,
      CONTENT_ROOT: contentRoot,
      ADOBE_CLIENT_ID: clientId,
      ADOBE_PUBLIC_KEYS: file,
      REPLICATION_USER: 'agent',
      REPLICATION_PASSWORD: password,
    },
  });
  relay = server;
  const [line] = await once(server.stdout, 'data');
  relayUrl = `http://127.0.0.1:${JSON.parse(line).listening.port}`;
  server.stdout.resume();
}

/** Starts a server that invalidates content this long after a publication. */
const startSite = (delaySeconds: number) =>
  runSite({
    AEM_URL: backends.url,
    REDIS_URL: redis.url,
    REVALIDATE_SECRET: secret,
    REVALIDATE_DELAY_SECONDS: String(delaySeconds),
    CONTENT_REVALIDATE_SECONDS: '86400',
  });

beforeAll(async () => {
  backends = await startBackends();
  redis = await createRedisServer();
  await redis.start();
  site = await startSite(1);
  await startRelay();
});

afterAll(async () => {
  relay?.kill('SIGTERM');
  if (keys) rmSync(keys, { recursive: true });
  await site?.stop();
  await redis?.stop();
  await backends?.close();
});

/** What AEM as a Cloud Service sends. */
async function deliverEvent(kind: 'published' | 'unpublished', published: string): Promise<void> {
  const event = { type: `aem.sites.contentFragment.${kind}`, data: { path: published } };
  const body = JSON.stringify({ event_id: '1', event, recipient_client_id: clientId });
  const signature = sign('rsa-sha256', Buffer.from(body), adobe.privateKey).toString('base64');
  const headers = { 'content-type': 'application/json', 'x-adobe-digital-signature-2': signature };
  const { status } = await fetch(`${relayUrl}/adobe`, { method: 'POST', body, headers });
  expect(status).toBe(200);
}

/** What a replication agent of AEM 6.5 sends. */
async function replicate(action: 'Activate' | 'Deactivate' | 'Delete', published: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(`agent:${password}`).toString('base64')}`;
  const headers = { authorization, 'CQ-Action': action, 'CQ-Handle': published, 'CQ-Path': published };
  const { status } = await fetch(`${relayUrl}/replication`, { method: 'POST', headers });
  expect(status).toBe(200);
}

const repository = () => backends.services.aem.repository;
const page = (address: string) => get(site.port, address, 'localhost');

function fragmentAt(slug: string): StoredFragment {
  const found = repository()
    .fragments()
    .find((fragment) => fragment.path === `${folder}/${slug}`);
  if (!found) throw new Error(`There is no ${slug}`);
  return found;
}

type Reading = { readonly address: string; readonly status: number; readonly body: string };

/** Waits for the last reading of an address. */
type Readers = {
  readonly untilStatus: (address: string, status: number) => Promise<void>;
  readonly untilShown: (address: string, text: string, isShown?: boolean) => Promise<void>;
};

/** Reads the pages all the time, as visitors do, until `publish` is done. */
async function readDuring(addresses: readonly string[], publish: (readers: Readers) => Promise<void>) {
  const readings: Reading[] = [];
  let isReading = true;
  const readers = addresses.map(async (address) => {
    while (isReading) {
      const { status, body } = await page(address);
      readings.push({ address, status, body });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  const last = (address: string) => readings.findLast((reading) => reading.address === address);
  const published = publish({
    untilStatus: (address, status) =>
      until(`${address} is ${status}`, () => last(address)?.status === status),
    untilShown: (address, text, isShown = true) =>
      until(`${address} ${isShown ? 'shows' : 'hides'} ${text}`, () => {
        const reading = last(address);
        return reading?.status === 200 && reading.body.includes(text) === isShown;
      }),
  }).finally(() => {
    isReading = false;
  });
  await Promise.all([published, ...readers]);
  return readings;
}

test('readers see publications, withdrawals and moves, and never an error or a part of them', async () => {
  const before = fragmentAt('coconut');
  const oldName = String(before.values.productName);
  const version = (name: string, text: string): StoredFragment => ({
    ...before,
    values: { ...before.values, productName: name, productImageAltText: text },
  });
  const addresses = ['/lyte', '/lyte/coconut', '/lyte/kiwi', '/'];
  const readings = await readDuring(addresses, async ({ untilShown, untilStatus }) => {
    await untilShown('/lyte/coconut', oldName);
    await untilShown('/lyte', '/lyte/coconut');
    repository().save(version('Thunder Palm', 'A bottle of thunder'));
    await deliverEvent('published', before.path);
    await untilShown('/lyte/coconut', 'Thunder Palm');
    await untilShown('/lyte', 'Thunder Palm');

    repository().move(before.path, `${folder}/kiwi`);
    await replicate('Delete', before.path);
    await replicate('Activate', `${folder}/kiwi`);
    await untilStatus('/lyte/kiwi', 200);
    await untilStatus('/lyte/coconut', 404);
    await untilShown('/lyte', '/lyte/kiwi');

    repository().remove(`${folder}/kiwi`);
    await deliverEvent('unpublished', `${folder}/kiwi`);
    await untilStatus('/lyte/kiwi', 404);
    await untilShown('/lyte', 'Thunder Palm', false);
  });

  const wrong = readings.filter(({ address, status }) =>
    /^\/lyte\/./.test(address) ? ![200, 404].includes(status) : status !== 200,
  );
  expect(wrong.map(({ address, status }) => `${address} ${status}`)).toEqual([]);
  const shown = readings.filter(({ address, status }) => address.startsWith('/lyte/') && status === 200);
  // Name and picture of a product page belong to the same version.
  const halves = shown.filter(
    ({ body }) => body.includes('Thunder Palm') !== body.includes('A bottle of thunder'),
  );
  expect(halves.map(({ address }) => address)).toEqual([]);
  // A line always has its other products.
  const lines = readings.filter(({ address }) => address === '/lyte');
  expect(lines.filter(({ body }) => !body.includes('/lyte/tropical-coconut')).length).toBe(0);
});

test('a published redirect replaces the 404 of its path at once, and never a page', async () => {
  const folderOfRedirects = `${contentRoot}/us/en/content-fragments/redirect`;
  const redirectFrom = (from: string, name: string) =>
    repository().save({
      path: `${folderOfRedirects}/${name}`,
      type: 'redirect',
      title: name,
      values: { from, to: '/faq', permanent: true },
    });
  const paths = ['/late', '/lyte/late', '/tea/late', '/partners/late'];
  const statuses = async () => Promise.all(paths.map(async (path) => (await page(path)).status));
  expect(await statuses()).toEqual([404, 404, 307, 200]);
  for (const [index, path] of [...paths, '/lyte/tropical-coconut', '/press'].entries())
    redirectFrom(path, `late-${index}`);
  await deliverEvent('published', folderOfRedirects);
  await until('the redirects are published', async () => (await page('/late')).status === 308);
  expect(await statuses()).toEqual([308, 308, 308, 308]);
  const { headers, body } = await page('/Late?utm=a%20b');
  expect([headers.location, body]).toEqual(['/faq?utm=a%20b', '']);
  expect([headers['content-security-policy'], headers['cache-control'], headers['x-missing']]).toEqual([
    undefined,
    'private, no-cache',
    undefined,
  ]);
  for (const path of ['/lyte/tropical-coconut', '/press']) expect((await page(path)).status).toBe(200);
  repository().remove(`${folderOfRedirects}/late-0`);
  await replicate('Delete', `${folderOfRedirects}/late-0`);
  await until('the redirect is withdrawn', async () => (await page('/late')).status === 404);
});

test('a path outside the content is rejected', async () => {
  const { status } = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: [`${folder}/tropical-coconut`, '/etc/passwd'] }),
  });
  expect(status).toBe(422);
});

test('a replica that stops tells the others of publications that wait', async () => {
  const stopping = await startSite(600);
  try {
    const read = () => page('/lyte/tropical-coconut');
    await until('the page is fresh', async () => (await read()).headers['x-nextjs-cache'] === 'HIT');
    const before = fragmentAt('tropical-coconut');
    repository().save({ ...before, values: { ...before.values, productName: 'Thunder of the tropics' } });
    const { status } = await fetch(`${stopping.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ path: before.path }),
    });
    expect(status).toBe(202);
    expect((await read()).body).not.toContain('Thunder of the tropics');
    expect(await stopping.terminate()).toEqual({ code: 0, signal: null });
    await until('the new name is shown', async () => (await read()).body.includes('Thunder of the tropics'));
  } finally {
    await stopping.stop();
  }
});

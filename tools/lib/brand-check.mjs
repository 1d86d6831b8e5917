import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';

const hosts = ['localhost', 'ca.localhost', 'fr.ca.localhost'];
const product = '/sports-drink/fruit-punch';
const paths = ['/', '/sports-drink', product, '/partners', '/our-story', '/faq', '/store-locator', '/contact']
  .concat(['/press', '/unknown', '/sitemap.xml', '/robots.txt', '/search-index.json'])
  .concat(['/locales/en/common.json', '/locales/fr/category.json']);

/** @returns {Promise<number>} a free port */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {number} port @param {string} path @returns {Promise<{ status: number, body: string }>} */
const request = (port, path, host = 'localhost') =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });

async function untilHealthy(/** @type {number} */ port) {
  for (let tries = 0; tries < 600; tries += 1) {
    const { status } = await request(port, '/api/health').catch(() => ({ status: 0 }));
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site of the other brand did not start');
}

/** @param {string} folder @returns {string[]} its files that browsers read as text */
const textsBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html|json|txt)$/.test(file),
  );

/** @param {string} standalone @param {import('./brand-copy.mjs').OtherBrand} brand */
function checkFiles(standalone, { traces }) {
  for (const folder of [join(standalone, '.next/static'), join(standalone, 'public')]) {
    const files = textsBelow(folder);
    assert.ok(files.length > 0, `no files in ${folder}`);
    for (const file of files) assert.doesNotMatch(readFileSync(join(folder, file), 'utf8'), traces, file);
  }
}

/** @param {number} port @param {import('./brand-copy.mjs').OtherBrand} brand */
async function checkPages(port, { name, slug, colors, traces }) {
  for (const host of hosts) {
    for (const path of paths) {
      const { status, body } = await request(port, path, host);
      assert.equal(status, path === '/unknown' ? 404 : 200, `${host}${path}`);
      assert.doesNotMatch(body, traces, `${host}${path}`);
    }
    const home = (await request(port, '/', host)).body;
    assert.match(home, new RegExp(`<title>[^<]*${name}`), 'the title names the brand');
    for (const color of colors) assert.ok(home.includes(color), `${color} is declared`);
    assert.match(home, /href="\/sports-drink\/[a-z-]+"/, 'home shows products');
    const page = (await request(port, product, host)).body;
    const picture = new RegExp(`src="(/content/dam/${slug}/[^"]+)"`).exec(page)?.[1];
    assert.ok(picture, 'the product has a picture');
    assert.equal((await request(port, picture, host)).status, 200, picture);
  }
}

/** @param {number} port @param {import('./brand-copy.mjs').OtherBrand} brand */
async function checkQueries(port, { slug }) {
  const query = (/** @type {string} */ brand) =>
    request(
      port,
      `/aem-api/graphql/execute.json/${brand}/product?folderPath=/content/dam/${brand}/ca/fr/content-fragments/product/lyte/`,
    );
  const { status, body } = await query(slug);
  assert.equal(status, 200);
  assert.ok(JSON.parse(body).data.productData.items.length > 0, 'the query finds products');
  assert.equal((await query('another')).status, 404);
}

/**
 * Starts the build of another brand, and fails if a page, a file or a query contains the first brand.
 * @param {string} folder of the copy
 * @param {import('./brand-copy.mjs').OtherBrand} brand
 */
export async function checkBrand(folder, brand) {
  const standalone = join(folder, '.next/standalone');
  checkFiles(standalone, brand);
  const port = await freePort();
  const server = spawn('node', [join(standalone, 'server.js')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOSTNAME: '0.0.0.0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilHealthy(port);
    await checkPages(port, brand);
    await checkQueries(port, brand);
  } finally {
    server.kill('SIGKILL');
  }
}

// Rules: ASSET-03
import { startNginx } from '../../test-support/nginx';
import { runSite, type Site } from '../../test-support/run-site';
import { get } from '../../test-support/visits';
import { untilStored } from './support/until-stored';

let site: Site;
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  site = await runSite({ TRUST_PROXY: 'true' });
  proxy = await startNginx([site.port]);
});

afterAll(async () => {
  await proxy?.stop();
  await site?.stop();
});

const picture = '/_next/image?url=%2Fpress%2Ftactics.webp&w=200&q=75';
const getPicture = (accept: string, host = 'localhost') =>
  get(proxy.port, picture, host, { headers: { accept }, discardsBody: true });

test('a rendered picture is cached once for all hosts, by its format', async () => {
  const first = await getPicture('image/avif,image/webp,*/*;q=0.8');
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+, must-revalidate$/);
  const again = await untilStored(() => getPicture('image/avif', 'fr.ca.localhost'));
  expect(again.headers['content-type']).toBe('image/avif');
  const webp = await getPicture('image/webp,*/*');
  expect([webp.headers['x-cache'], webp.headers['content-type']]).toEqual(['MISS', 'image/webp']);
});

test('a header that rejects a format gets none of it, and stores nothing for others', async () => {
  const jpeg = await getPicture('image/avif;q=0, image/webp;q=0, image/jpeg');
  expect(jpeg.headers['content-type']).toBe('image/jpeg');
  expect((await getPicture('image/avif')).headers['content-type']).toBe('image/avif');
});

test.each([
  '/_next/image?url=%2Fpress%2Ftactics.webp&w=200&q=75&x=1',
  '/_next/image?url=%2Fapi%2Fhealth&w=200&q=75',
  '/_next/image',
])('%s is no picture of a page', async (path) => {
  expect((await get(proxy.port, path, 'localhost')).status).toBe(404);
});

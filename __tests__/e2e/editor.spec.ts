// Rules: EDIT-01, EDIT-02, EDIT-03, EDIT-04
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../test-support/run-site';
import { expect, type Page, test } from './support/test';

const editorUrl = 'https://experience.adobe.com/editor';
const folder = '/content/dam/solstride/us/en/content-fragments';
const markers = /data-aue|urn:adobe|universal-editor|experience\.adobe/i;

// Both tests use the same two servers.
test.describe.configure({ mode: 'default' });

let backends: Backends;
let site: Site;
let siteWithoutEditor: Site;

test.beforeAll(async () => {
  backends = await startBackends();
  const variables = { AEM_URL: backends.url, PREVIEW_SECRET: 'look', UPSTREAM_TIMEOUT_MS: '60000' };
  [site, siteWithoutEditor] = await Promise.all([
    runSite({ ...variables, AEM_AUTHOR_URL: 'https://author.example' }),
    runSite(variables),
  ]);
});

test.afterAll(async () => {
  await Promise.all([site.stop(), siteWithoutEditor.stop()]);
  await backends.close();
});

/** Fake of Adobe's script: turns messages of the editor into events, and reloads if no listener handles them. */
const connection = `
  addEventListener('message', ({ origin, data }) => {
    if (origin !== 'https://experience.adobe.com') return;
    const element = document.querySelector('[data-aue-resource="' + data.resource + '"]');
    element.dispatchEvent(new CustomEvent(data.event, { bubbles: true, detail: { request: data } }));
  });
  document.addEventListener('aue:content-patch', () => location.reload());
  parent.postMessage('connected', '*');
`;

/** Opens a page of the preview in the editor's frame; nothing of it leaves the machine. */
async function openEditor(tab: Page, path: string): Promise<void> {
  const source = `${site.url}/api/preview?${new URLSearchParams({ secret: 'look', path })}`;
  const html = `<!doctype html><script>addEventListener('message', ({ data }) => { document.title = data; });</script>
    <iframe src="${source}" style="width: 1200px; height: 800px"></iframe>`;
  await tab.route('https://*.adobe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await tab.route('https://universal-editor-service.adobe.io/cors.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: connection }),
  );
  // Chromium asks before a page of another network shows one of this machine.
  await tab.context().grantPermissions(['local-network-access'], { origin: new URL(editorUrl).origin });
  await tab.goto(editorUrl, { waitUntil: 'load' });
  await expect(tab).toHaveTitle('connected');
}

const fire = (tab: Page, event: string, path: string) =>
  tab.evaluate(
    ([name, resource]) =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ event: name, resource }, '*'),
    [event, `urn:aemconnection:${path}`] as const,
  );

/** Returns a page without its scripts, whose parts come in an order of their own. */
const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '');

test('an edit in the frame of the editor shows at once', async ({ page: tab }) => {
  const { repository } = backends.services.aem;
  const slides = repository.fragments().filter(({ path }) => path.startsWith(`${folder}/slides/`));
  const byOrder = slides.toSorted(
    (a, b) => Number(a.values.slideOrderNumber) - Number(b.values.slideOrderNumber),
  );
  const [first, second] = byOrder;
  if (!first || !second) throw new Error('The sample has too few slides');
  const resourceOf = ({ path }: { readonly path: string }) => `${path}/jcr:content/data/master`;

  await openEditor(tab, '/');
  const frame = tab.frameLocator('iframe');
  const title = frame.getByRole('heading', { level: 1 });
  const pages = frame.getByRole('button', { name: /^Go to slide/ });
  await expect(frame.getByRole('button', { name: 'Leave preview' })).toBeVisible();
  await expect(frame.locator('head meta[name="urn:adobe:aue:system:aemconnection"]')).toHaveAttribute(
    'content',
    'aem:https://author.example',
  );
  await expect(title).toHaveText(String(first.values.slideHeadline));
  await expect(title).toHaveAttribute('data-aue-prop', 'slideHeadline');
  const { length } = slides;
  await expect(pages).toHaveCount(length);
  const loads = await frame.locator('html').evaluate(() => performance.timeOrigin);

  repository.save({ ...first, values: { ...first.values, slideHeadline: 'Chase the thunder' } });
  await fire(tab, 'aue:content-patch', resourceOf(first));
  await expect(title).toHaveText('Chase the thunder');

  repository.remove(second.path);
  await fire(tab, 'aue:content-remove', resourceOf(second));
  await expect(pages).toHaveCount(length - 1);

  const path = `${folder}/slides/new-slide`;
  repository.save({
    ...second,
    path,
    values: { ...second.values, slideOrderNumber: 0, slideHeadline: 'New' },
  });
  await fire(tab, 'aue:content-add', `${folder}/slides`);
  await expect(pages).toHaveCount(length);
  await expect(title).toHaveText('New');

  repository.save({
    ...second,
    path,
    values: { ...second.values, slideOrderNumber: 99, slideHeadline: 'New' },
  });
  await fire(tab, 'aue:content-move', `${folder}/slides`);
  await expect(title).toHaveText('Chase the thunder');
  // The carousel moves the slides that there are now.
  await pages.last().click();
  await expect(frame.getByRole('heading', { name: 'New' })).toBeVisible();
  expect(await frame.locator('html').evaluate(() => performance.timeOrigin)).toBe(loads);
  repository.reset();
});

test('pages of visitors have nothing of the editor', async ({ request }) => {
  const paths = [
    '/',
    '/sports-drink',
    '/sports-drink/fruit-punch',
    '/partners',
    '/partners/savannah-bananas',
  ];
  for (const path of paths) {
    const [page, other] = await Promise.all(
      [site, siteWithoutEditor].map(async ({ url }) => {
        const response = await request.get(url + path);
        const html = (await response.text()).replaceAll(new URL(url).host, 'localhost');
        return { html, policy: response.headers()['content-security-policy'] ?? '', url };
      }),
    );
    if (!page || !other) throw new Error('Two sites are needed');
    expect([path, withoutScripts(page.html) === withoutScripts(other.html)]).toEqual([path, true]);
    expect(page.html).not.toMatch(markers);
    expect(page.html).not.toMatch(/\beditable|\bediting\b/);
    expect(page.policy).toContain("frame-ancestors 'none'");
    expect(page.policy).not.toContain('adobe');
    const scripts = new Set(page.html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(5);
    for (const script of scripts)
      expect(await (await request.get(page.url + script)).text()).not.toMatch(/aue:|data-aue|urn:adobe/);
  }
});

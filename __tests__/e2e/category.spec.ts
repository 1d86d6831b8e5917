import en from '@/messages/en/category.json';
import canadian from '@/messages/en-CA.json';
import fr from '@/messages/fr/category.json';
import { sampleItems } from '@/sample/content';
import { cards, grid, hrefs } from './support/category-page';
import { expectReadable } from './support/contrast';
import { expectFits } from './support/in-every-window';
import { expectNoOverflow, expectUnbrokenHeadings } from './support/overflow';
import { settle } from './support/settle';
import { getFrom, sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';
import { expectRoomForSpacing } from './support/text-spacing';
import { watch } from './support/watch';

test.use({ reducedMotion: 'no-preference' });

const [phone, , desktop] = viewports;

const flavors = [
  'fruit-punch',
  'strawberry-banana',
  'orange-mango',
  'blue-raspberry',
  'lemon-lime',
  'grape',
  'tropical-punch',
  'peach-mango',
  'arctic-berry',
].map((slug) => `/sports-drink/${slug}`);

/** Scrolls to every drawn picture of the grid, and waits until it is there. */
async function showAll(page: Page) {
  const images = grid(page).locator('img');
  expect(await images.count()).toBeGreaterThanOrEqual(flavors.length);
  const state = () =>
    images.evaluateAll(async (all) => {
      for (const image of all) {
        image.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      const drawn = all.filter((image) => image.getClientRects().length > 0);
      const missing = drawn.filter((image) => (image as HTMLImageElement).naturalWidth === 0);
      return { drawn: drawn.length, missing: missing.length };
    });
  await expect.poll(async () => (await state()).missing).toBe(0);
  expect((await state()).drawn).toBeGreaterThanOrEqual(flavors.length);
}

/** The tiles whose name overlaps the drawn picture. */
const covered = (page: Page) =>
  cards(page).evaluateAll((links) =>
    links.flatMap((link) => {
      const image = link.querySelector('img');
      const name = [...link.querySelectorAll('span')].find((span) => span.childNodes[0]?.nodeType === 3);
      if (!image || !name) return ['no picture or no name'];
      const box = image.getBoundingClientRect();
      const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
      const half = (image.naturalWidth * scale) / 2;
      const center = (box.left + box.right) / 2;
      const messages = document.createRange();
      messages.selectNodeContents(name);
      const hit = [...messages.getClientRects()].some(
        ({ left, right, top, height }) =>
          left < center + half && right > center - half && top + height / 4 < box.bottom,
      );
      return hit ? [name.textContent] : [];
    }),
  );

for (const { site, title, callout } of [
  { site: sites.us, title: 'Sports Drink', callout: en.callouts['sports-drink'] },
  { site: sites.quebec, title: 'Boisson pour sportifs', callout: fr.callouts['sports-drink'] },
]) {
  test(`fits every window on ${new URL(site).hostname}`, async ({ page }) => {
    const watched = await watch(page);
    await page.setViewportSize(phone);
    await watched.open(`${site}/sports-drink`);
    await showAll(page);
    await watched.expectQuiet();
    await expectFits(page, async (viewport) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
      await expect(page.getByText(callout)).toBeInViewport();

      const columns = viewport === desktop ? 3 : 2;
      expect(await hrefs(cards(page))).toEqual(flavors);
      // Every row, with the moment, fills the width of the window.
      const rows = await cards(page)
        .first()
        .evaluate((card) => {
          const widths = new Map<number, number[]>();
          for (const tile of card.closest('ul')?.children ?? []) {
            const { top, width } = tile.getBoundingClientRect();
            widths.set(top, [...(widths.get(top) ?? []), width]);
          }
          return [...widths.values()];
        });
      expect(Math.max(...rows.map((row) => row.length))).toBe(columns);
      for (const row of rows)
        expect(row.reduce((sum, width) => sum + width, 0)).toBeCloseTo(viewport.width, 0);
      await showAll(page);
      expect(await covered(page)).toEqual([]);
      await expectReadable(page.locator('main'));
    });
    expect(watched.problems).toEqual([]);
  });
}

test('the HTML carries heading, callout, cards and first picture of every line', async ({ request }) => {
  const canada = ['sports-drink', 'zero-sugar', 'lyte'] as const;
  const abroad = ['flash-iv-ready-to-drink', 'flash-iv-sticks', 'sport-water'] as const;
  const pages = [
    ...[...canada, ...abroad].map((slug) => ({
      site: sites.us,
      slug,
      text: en.callouts[slug],
      place: 'us/en',
    })),
    ...canada.map((slug) => ({
      site: sites.canada,
      slug,
      text: canadian.category.callouts[slug],
      place: 'ca/en',
    })),
    ...canada.map((slug) => ({
      site: sites.quebec,
      slug,
      text: fr.callouts[slug],
      place: 'ca/fr',
    })),
  ];
  for (const { site, slug, text, place } of pages) {
    const response = await getFrom(request, site, `/${slug}`);
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toMatch(/<h1[^>]*>(?:<span[^>]*>[^<]+<\/span>|[^<]+)+<\/h1>/);
    expect(html).toContain(text);
    expect(html).toContain(encodeURIComponent(`/content/dam/solstride/${place}/categories/${slug}.webp`));
    const [country, language] = place.split('/') as ['us' | 'ca', 'en' | 'fr'];
    const sample = sampleItems('product', country, language).filter(({ _path }) =>
      _path.includes(`/${slug}/`),
    );
    expect(sample.length).toBeGreaterThan(0);
    for (const { _path } of sample) expect(html).toContain(`href="/${slug}/${_path.split('/').at(-1)}"`);
  }
});

test('other addresses: a slug with strange characters, a flavor, an unknown and a foreign line', async ({
  page,
  request,
}) => {
  expect((await getFrom(request, sites.us, '/lyte!')).status()).toBe(200);
  expect((await getFrom(request, sites.us, '/lyte%20')).status()).toBe(200);
  const invalid = await getFrom(request, sites.quebec, '/soda');
  expect(invalid.status()).toBe(404);
  expect(await invalid.text()).toContain(fr.errors['invalid-category']);

  await page.goto(`${sites.canada}/lyte?flavor=coconut`);
  expect(await hrefs(cards(page))).toHaveLength(4);
  await expect(page).toHaveURL(/\?flavor=coconut$/);
  // The redirect replaces the address in the history.
  await page.goto(`${sites.canada}/sport-water`);
  await expect(page).toHaveURL(`${sites.canada}/404`);
  await page.goBack();
  await expect(page).toHaveURL(/\/lyte\?flavor=coconut$/);
});

test('the strip shows products of other lines, not the same on every page, nine items long, and every product once to a reader', async ({
  page,
}) => {
  const strip = page.getByTestId('strip-viewport');
  const items = strip.locator('li');
  await page.goto(`${sites.us}/sports-drink`);
  // The repetition comes by script, when the strip is near the window.
  await strip.scrollIntoViewIfNeeded();
  const lines = ['/zero-sugar/blue-raspberry', '/lyte/coconut', '/flash-iv-ready-to-drink/strawberry-kiwi'];
  await expect.poll(() => hrefs(items.locator('a'))).toEqual([...lines, ...lines, ...lines]);
  await expect(strip.getByRole('link')).toHaveCount(3);
  await page.goto(`${sites.us}/sport-water`);
  await strip.scrollIntoViewIfNeeded();
  const others = [
    '/lyte/tropical-coconut',
    '/flash-iv-ready-to-drink/tropical-punch',
    '/sports-drink/lemon-lime',
  ];
  await expect.poll(() => hrefs(items.locator('a'))).toEqual([...others, ...others, ...others]);
});

test('a card fits, is reached and followed by keyboard, and moves under the mouse in wide windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${sites.us}/flash-iv-ready-to-drink`);
  // The longest name of a line wraps with a visitor's own spacing of text.
  await expectRoomForSpacing(page);
  await page.goto(`${sites.us}/lyte`);
  // The longest names fit the narrowest window.
  await expect(cards(page).filter({ hasText: 'Blueberry Pomegranate' })).toBeVisible();
  await expectNoOverflow(page);
  await expectUnbrokenHeadings(page);

  await page.setViewportSize(desktop);
  const card = cards(page).first();
  const motion = () =>
    card.locator('img').evaluate((image) => {
      for (const animation of image.getAnimations()) animation.finish();
      return getComputedStyle(image).transform;
    });
  await card.hover();
  await expect.poll(motion).not.toBe('none');
  for (const still of [
    { width: 479, height: 900 },
    { width: 767, height: 400 },
  ]) {
    await page.setViewportSize(still);
    await card.hover();
    await expect.poll(motion).toBe('none');
  }
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.hover();
  await expect.poll(motion).toBe('none');

  await card.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card).toBeFocused();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.us}/lyte/blueberry-pomegranate`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blueberry/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a card says that its page is loading', async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const product = `${sites.quebec}/lyte/coconut`;
  await page.route(`${product}?*`, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${sites.quebec}/lyte`);
  const card = cards(page).filter({ hasText: 'Noix de coco' });
  await card.click();
  await expect(card.getByText('Chargement…')).toBeVisible();
  open();
  await expect(page).toHaveURL(product);
});

test('missing and failed pictures show the placeholder; pictures of other pages are not loaded', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(decodeURIComponent(request.url()));
  });
  await page.setViewportSize(phone);
  await page.clock.install();
  await page.route(/orange-mango%2F20oz\.webp/, (route) => route.abort());
  await page.goto(`${sites.us}/sports-drink`);
  for (const name of ['Orange Mango', 'Arctic Berry']) {
    const image = grid(page).getByRole('link', { name }).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', '/placeholder-bottle.webp');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await settle(page);
  // The comparison shows one picture of each other line, in its own small widths; the strip shows three, near its place.
  const compared = await page
    .getByRole('region', { name: /^(Find your line|You may also like)$/ })
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => decodeURIComponent((image as HTMLImageElement).currentSrc)),
    );
  const others = loaded.filter((path) => /\/(zero-sugar|lyte|16oz)\b/.test(path));
  expect(others.filter((path) => !compared.includes(path))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the page is complete', async ({ page }) => {
    await page.goto(`${sites.quebec}/lyte`);
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByText(fr.callouts.lyte)).toBeVisible();
    await expectNoOverflow(page);
    await cards(page).first().click();
    await expect(page).toHaveURL(`${sites.quebec}/lyte/blueberry-pomegranate`);
  });
});

// Rules: PROD-11
import { expectReadable } from './support/contrast';
import { expectAccessible } from './support/expect-accessible';
import { expectFits, inEveryWindow } from './support/in-every-window';
import { expectNoOverflow, expectUnbrokenHeadings } from './support/overflow';
import { expectSize, hero, messages, panel, size, sizes, slide, strip, tab } from './support/product-page';
import { getFrom, sites, viewports } from './support/sites';
import { expect, test } from './support/test';
import { watch } from './support/watch';

const [phone, tablet, desktop] = viewports;

for (const [language, address, viewport] of [
  ['en', `${sites.us}/sports-drink/fruit-punch`, phone],
  ['en', `${sites.canada}/zero-sugar/cherry-lime`, tablet],
  ['fr', `${sites.quebec}/lyte/coconut`, desktop],
] as const) {
  test(`every tab and the shop at ${new URL(address).hostname} load on a ${viewport.name} and fit every window`, async ({
    page,
  }) => {
    const { tabs, reviews, shop } = messages[language];
    const watched = await watch(page);
    await page.setViewportSize(viewport);
    await watched.open(address);
    await watched.expectQuiet();
    // Each window once, because it takes longer than a click.
    await inEveryWindow(page, async (device) => {
      for (const [index, name] of [...tabs, reviews].entries()) {
        await tab(page, name).click();
        // A clicked tab shows no keyboard focus ring.
        expect(await tab(page, name).evaluate((element) => element.matches(':focus-visible'))).toBe(false);
        await expect(panel(page, name)).toBeVisible();
        // The rest of the page is the same behind every tab.
        await expectReadable(index === 0 ? page.locator('main') : panel(page, name));
        await expectNoOverflow(page);
        if (device === viewport) await expectAccessible(page, index === 0 ? undefined : panel(page, name));
      }
    });
    await page.setViewportSize(viewport);
    await expectUnbrokenHeadings(page);
    // The hero's; the buy bar has another one.
    await page.getByRole('button', { name: shop }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(viewport === phone ? 3 : 2);
    await expectFits(page, async ({ width }) => {
      await expectReadable(dialog);
      const box = await dialog.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width - 32);
    });
    await page.keyboard.press('Escape');
    expect(watched.problems).toEqual([]);
  });
}

test('sizes stay on one line, the name does not overlap, micronutrients stand two to a row', async ({
  page,
}) => {
  // Between the three windows.
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const site of [sites.quebec, sites.us]) {
    await page.goto(`${site}/sports-drink/fruit-punch`);
    await expect(sizes(page)).toBeVisible();
    const tops = await sizes(page)
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().top));
    expect([site, new Set(tops).size]).toEqual([site, 1]);
    await expectNoOverflow(page);
  }
  // A phone in landscape.
  await page.setViewportSize({ width: 667, height: 375 });
  const name = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => name.evaluate((heading) => heading.getBoundingClientRect().bottom))
    .toBeLessThan(375 * 0.75);
  await expectNoOverflow(page);

  await tab(page, 'Nutrition facts').click();
  const pairs = panel(page, 'Nutrition facts').locator('dl > div');
  await inEveryWindow(page, async (viewport) => {
    const boxes = await pairs.evaluateAll((all) => all.map((pair) => pair.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, { x, y }] of boxes.entries()) {
      const sibling = boxes[index % 2 === 0 ? index + 1 : index - 1];
      if (sibling) expect([viewport.name, index, y]).toEqual([viewport.name, index, sibling.y]);
      expect([viewport.name, index, x]).toEqual([viewport.name, index, boxes[index % 2]?.x]);
    }
    expect(boxes[0]?.x).not.toBe(boxes[1]?.x);
  });
});

test('the hero has the product’s colour and text with enough contrast', async ({ page }) => {
  const ink = 'rgb(11, 21, 32)';
  const white = 'rgb(255, 255, 255)';
  for (const [path, surface, text, logo] of [
    ['/sports-drink/fruit-punch', 'rgb(196, 22, 47)', white, 'lockups/sports-drink.svg'],
    ['/sports-drink/grape', 'rgb(59, 31, 102)', white, 'lockups/sports-drink.svg'],
    ['/lyte/coconut', 'rgb(134, 217, 227)', ink, 'lockups/lyte.svg'],
    ['/flash-iv-sticks/variety-pack', 'rgb(238, 238, 238)', ink, 'lockups/flash-iv-sticks.svg'],
    ['/sport-water/sport-water', 'rgb(31, 111, 235)', white, '/logo.svg'],
  ] as const) {
    await page.goto(sites.us + path);
    await expect(hero(page)).toHaveCSS('background-color', surface);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', text);
    const image = hero(page).locator(`img[src$="${logo}"]`);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expectReadable(page.locator('main'));
  }
  // This category has no lockup, so brand logo and category name are shown.
  await expect(hero(page).getByAltText('Solstride', { exact: true })).toBeVisible();
  await expect(hero(page).locator('p', { hasText: 'Sport Water' })).toBeVisible();
});

test('missing content is shown as coming soon', async ({ page }) => {
  for (const [address, tabs, texts] of [
    [
      `${sites.us}/zero-sugar/black-cherry`,
      messages.en.tabs,
      [
        'Product details are coming soon.',
        'Nutrition facts are coming soon.',
        'The ingredient list is coming soon.',
      ],
    ],
    [
      `${sites.quebec}/zero-sugar/black-cherry`,
      messages.fr.tabs,
      [
        'Les détails du produit s’en viennent.',
        'La valeur nutritive s’en vient.',
        'La liste des ingrédients s’en vient.',
      ],
    ],
  ] as const) {
    await page.goto(address);
    for (const [index, name] of tabs.entries()) {
      await tab(page, name).click();
      await expect(panel(page, name)).toHaveText(texts[index] ?? '');
    }
    await expectAccessible(page);
  }
  await page.goto(`${sites.us}/flash-iv-sticks/variety-pack`);
  await expect(panel(page, 'Details')).toHaveText('Product details are coming soon.');
  await expect(sizes(page).getByRole('tab')).toHaveText(['8 g']);
  await expect(slide(page, '8 g').getByRole('img')).toHaveAttribute('src', /variety-pack%2Ftile\.webp/);
});

test('missing and failed pictures show the placeholder bottle', async ({ page }) => {
  await page.route(/fruit-punch%2F(16|28)oz\.webp|lockups\//, (route) => route.abort());
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  const shows = async (name: string, src: string | RegExp) => {
    const image = slide(page, name).getByRole('img');
    await expect(image).toHaveAttribute('src', src);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  };
  await shows('16 fl oz', '/placeholder-bottle.webp');
  await expect(hero(page).getByAltText('Solstride Sports Drink', { exact: true })).toHaveAttribute(
    'src',
    '/logo.svg',
  );
  await expect(hero(page).getByText('Sports Drink', { exact: true })).toBeVisible();
  await expectReadable(hero(page));
  await size(page, '28 fl oz').click();
  await expectSize(page, '28 fl oz');
  await shows('28 fl oz', '/placeholder-bottle.webp');
  await size(page, '20 fl oz').click();
  await shows('20 fl oz', /fruit-punch%2F20oz\.webp/);
  await page.goto(`${sites.us}/sports-drink/arctic-berry`);
  await shows('16 fl oz', '/placeholder-bottle.webp');
  await expect(sizes(page).getByRole('tab')).toHaveText(['16 fl oz']);
});

test('the strip starts after the product and wraps around; a category of one shows others', async ({
  page,
}) => {
  const hrefs = () =>
    strip(page)
      .locator('li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto(`${sites.us}/lyte/peach-mango`);
  await strip(page).scrollIntoViewIfNeeded();
  const next = ['/lyte/tropical-coconut', '/lyte/blueberry-pomegranate', '/lyte/coconut'];
  await expect.poll(hrefs).toEqual([...next, ...next, ...next]);
  await page.goto(`${sites.us}/sport-water/sport-water`);
  await strip(page).scrollIntoViewIfNeeded();
  const others = ['/sports-drink/fruit-punch', '/zero-sugar/cherry-lime', '/lyte/blueberry-pomegranate'];
  await expect.poll(hrefs).toEqual([...others, ...others, ...others]);
});

test.describe('the HTML', () => {
  test('carries name, every tab, links and the first picture', async ({ request }) => {
    for (const [site, path, parts] of [
      [
        sites.us,
        '/sports-drink/fruit-punch',
        [
          '<span class="unit">1,095\u00a0mg</span> of electrolytes <small>in 16\u00a0',
          'no apologies',
          'Added Sugars</th><td>27\u00a0g',
          'Filtered water',
          encodeURIComponent('us/en/products/sports-drink/fruit-punch/16oz.webp'),
          'href="/sports-drink/orange-mango"',
        ],
      ],
      [
        sites.quebec,
        '/lyte/coconut',
        [
          '<span class="unit">800\u00a0mg</span> d’électrolytes <small>dans 473\u00a0',
          'Eau de coco faite de concentré',
          'Glucides</th><td>7\u00a0g',
          'Eau filtrée',
          encodeURIComponent('ca/fr/products/lyte/coconut/16oz.webp'),
          'href="/lyte/peach-mango"',
        ],
      ],
    ] as const) {
      const response = await getFrom(request, site, path);
      const html =
        (await response.text()).split('<script')[0] +
        (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(response.status()).toBe(200);
      for (const part of [...parts, 'href="/store-locator"', 'href="#reviews"']) expect(html).toContain(part);
      expect(html).not.toContain('href="/#');
    }
  });

  test('of an unknown product is a complete page with 404; of an unknown or foreign line a redirect', async ({
    request,
  }) => {
    for (const [site, path, text, back] of [
      [sites.us, '/lyte/mystery', 'More details will be available soon.', 'See the whole line'],
      [sites.quebec, '/lyte/mystery', 'Plus de détails s’en viennent.', 'Voir toute la gamme'],
    ] as const) {
      const response = await getFrom(request, site, path);
      expect(response.status()).toBe(404);
      const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(html).toContain(text);
      expect(html).toMatch(new RegExp(`<a[^>]*href="/lyte"[^>]*>${back}</a>`));
    }
    for (const [site, path] of [
      [sites.us, '/soda/cola'],
      [sites.canada, '/flash-iv-sticks/zesty-lime'],
      [sites.quebec, '/sport-water/sport-water'],
    ] as const) {
      const response = await getFrom(request, site, path);
      expect([response.status(), response.headers().location]).toEqual([307, '/404']);
    }
    expect((await getFrom(request, sites.us, '/lyte!/coconut')).status()).toBe(200);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the page shows its first size and every tab; the notice links back', async ({ page }) => {
    await page.goto(`${sites.us}/lyte/coconut`);
    await expect(page.getByRole('heading', { level: 1, name: 'Coconut' })).toBeVisible();
    await expect(slide(page, '16 fl oz').getByRole('img')).toBeInViewport();
    for (const text of ['800 mg of electrolytes', 'Per container', 'Contains coconut.']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expectNoOverflow(page);
    await page.goto(`${sites.us}/lyte/mystery`);
    await page.getByRole('link', { name: 'See the whole line' }).click();
    await expect(page).toHaveURL(`${sites.us}/lyte`);
  });
});

test('the notice of an unknown product fits and is accessible', async ({ page }) => {
  for (const [site, windows] of [
    [sites.us, [tablet]],
    [sites.quebec, [phone, desktop]],
  ] as const) {
    await page.goto(`${site}/lyte/mystery`);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await expect(page.locator('main').getByRole('link')).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
      await expectReadable(page.locator('main'));
    }
  }
  await expectAccessible(page);
});

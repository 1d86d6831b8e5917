import { expect, type Page, test } from '@playwright/test';
import { expectReadable } from './support/contrast';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/overflow';
import { ask, sites, viewports } from './support/sites';
import { swipe } from './support/swipe';
import { expectQuiet, watch } from './support/watch';

const [phone, tablet, desktop] = viewports;

const hero = (page: Page) => page.locator('main section').first();
const sizes = (page: Page) => hero(page).getByRole('tablist', { name: /^(Size|Format)$/ });
const size = (page: Page, name: string) => sizes(page).getByRole('tab', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const slide = (page: Page, name: string) => hero(page).getByRole('tabpanel', { name, exact: true });
const strip = (page: Page) => page.getByTestId('strip-viewport');
const selected = { selected: true } as const;

/** The hero shows the size: its tab is selected and its picture fills the stage. */
async function expectSize(page: Page, name: string): Promise<void> {
  await expect(sizes(page).getByRole('tab', selected)).toHaveText(name);
  await expect
    .poll(() =>
      slide(page, name).evaluate((element) => {
        const box = element.getBoundingClientRect();
        const stage = element.closest('.swiper')?.getBoundingClientRect();
        return Math.round(box.left - (stage?.left ?? Number.NaN));
      }),
    )
    .toBe(0);
  await expect(hero(page).locator('.swiper-slide:not([inert])')).toHaveCount(1);
}

const words = {
  en: { tabs: ['Details', 'Nutrition facts', 'Ingredients'], shop: 'Shop now', close: 'Close' },
  fr: { tabs: ['Détails', 'Valeur nutritive', 'Ingrédients'], shop: 'Acheter en ligne', close: 'Fermer' },
} as const;

for (const viewport of viewports) {
  for (const [language, address] of [
    ['en', `${sites.us}/sports-drink/fruit-punch`],
    ['fr', `${sites.quebec}/lyte/coconut`],
  ] as const) {
    // axe looks at every tab once in each language, and at every screen with the modal.
    const isAudited = viewport === (language === 'en' ? phone : desktop);

    test(`every tab and the shop fit a ${viewport.name} in ${language}`, async ({ page }) => {
      test.slow(isAudited, 'axe takes its time');
      const { tabs, shop } = words[language];
      const watched = await watch(page);
      await page.setViewportSize(viewport);
      await page.goto(address);
      for (const name of tabs) {
        await tab(page, name).click();
        // A pressed tab does not look as if the keyboard had been used.
        expect(await tab(page, name).evaluate((element) => element.matches(':focus-visible'))).toBe(false);
        await expect(panel(page, name)).toBeVisible();
        await expectNoOverflow(page);
        await expectReadable(page.locator('main'));
        if (isAudited) await expectAccessible(page);
      }
      await page.getByRole('button', { name: shop }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await expectReadable(dialog);
      await expectAccessible(page);
      const box = await dialog.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(viewport.width - 32);
      await page.keyboard.press('Escape');
      await expectQuiet(watched);
    });
  }
}

test('the hero wears the product’s colour and text that can be read on it', async ({ page }) => {
  const ink = 'rgb(11, 21, 32)';
  const white = 'rgb(255, 255, 255)';
  for (const [path, surface, text, logo] of [
    ['/sports-drink/fruit-punch', 'rgb(215, 38, 61)', ink, 'lockups/sports-drink.svg'],
    ['/sports-drink/grape', 'rgb(59, 31, 102)', white, 'lockups/sports-drink.svg'],
    ['/lyte/coconut', 'rgb(228, 238, 242)', ink, 'lockups/lyte.svg'],
    ['/flash-iv-sticks/variety-pack', 'rgb(238, 238, 238)', ink, 'lockups/flash-iv-sticks.svg'],
    ['/sport-water/sport-water', 'rgb(31, 111, 235)', white, '/logo-white.svg'],
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
  // No lockup was drawn for this line: brand logo and category name stand in.
  await expect(hero(page).getByAltText('Solstride', { exact: true })).toBeVisible();
  await expect(hero(page).locator('p', { hasText: 'Sport Water' })).toBeVisible();
});

test.describe('size', () => {
  test('tabs, slider, nutrition and ingredients go together', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${sites.us}/sports-drink/fruit-punch`);
    await expectSize(page, '16oz');
    const calories = panel(page, 'Nutrition facts')
      .getByRole('row', { name: /^Calories/ })
      .getByRole('cell');
    const nutritionSize = panel(page, 'Nutrition facts').getByRole('tab', selected);
    const ingredientSize = panel(page, 'Ingredients').getByRole('tab', selected);

    await size(page, '28oz').click();
    await expectSize(page, '28oz');
    await expect(slide(page, '28oz').locator('img')).toHaveAttribute('src', /fruit-punch\/28oz\.webp/);

    // Opening a tab brings it to the selection; while it is open it follows.
    await tab(page, 'Nutrition facts').click();
    await expect(nutritionSize).toHaveText('28oz');
    const large = await calories.allTextContents();
    await size(page, '20oz').click();
    await expect(nutritionSize).toHaveText('20oz');
    expect(await calories.allTextContents()).not.toEqual(large);

    // Its own size tabs leave the hero alone, until it is opened again.
    await panel(page, 'Nutrition facts').getByRole('tab', { name: '16oz' }).click();
    await expectSize(page, '20oz');
    await tab(page, 'Ingredients').click();
    await expect(ingredientSize).toHaveText('20oz');
    await tab(page, 'Nutrition facts').click();
    await expect(nutritionSize).toHaveText('20oz');
  });

  test('a drag of the mouse changes size and open tab; a short one does not', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${sites.us}/sports-drink/fruit-punch`);
    await tab(page, 'Nutrition facts').click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
    const drag = async (distance: number) => {
      await page.mouse.move(720, 500);
      await page.mouse.down();
      await page.mouse.move(720 + distance, 500, { steps: 6 });
      await page.mouse.up();
    };
    await drag(-8);
    await expectSize(page, '16oz');
    await drag(-320);
    await expectSize(page, '20oz');
    await expect(panel(page, 'Nutrition facts').getByRole('tab', selected)).toHaveText('20oz');
    await drag(-320);
    await drag(-320);
    await expectSize(page, '28oz');
    await drag(320);
    await expectSize(page, '20oz');
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true, viewport: phone });

    test('a swipe changes it, a scroll does not', async ({ page }) => {
      await page.goto(`${sites.quebec}/lyte/blueberry-pomegranate`);
      await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
      await swipe(page, [300, 400], [60, 405]);
      await expectSize(page, '20oz');
      await expect(panel(page, 'Détails').getByRole('listitem').first()).toHaveText(
        '1025\u00a0mg d’électrolytes',
      );
      await swipe(page, [200, 600], [195, 300]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
      await expectSize(page, '20oz');
    });
  });

  test('is kept within a line, falls back where it is missing, and starts anew in another line', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${sites.us}/lyte/peach-mango`);
    await size(page, '20oz').click();
    await strip(page)
      .getByRole('link', { name: /Tropical Coconut/ })
      .click();
    await expect(page).toHaveURL(`${sites.us}/lyte/tropical-coconut`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // This one has no picture of 20oz, so it has no such size.
    await expect(sizes(page).getByRole('tab')).toHaveText(['16oz', '28oz']);
    await expectSize(page, '16oz');
    await size(page, '28oz').click();
    await strip(page)
      .getByRole('link', { name: /Blueberry/ })
      .click();
    await expect(page).toHaveURL(`${sites.us}/lyte/blueberry-pomegranate`);
    await expectSize(page, '28oz');

    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Sport Water' }).click();
    await page
      .getByRole('region', { name: 'The lineup' })
      .getByRole('link', { name: /Sport Water/ })
      .click();
    await expect(sizes(page).getByRole('tab')).toHaveText(['700ml', '1L', '1.5L']);
    await expectSize(page, '700ml');
    await size(page, '1.5L').click();
    await expect(slide(page, '1.5L').locator('img')).toHaveAttribute('src', /sport-water\/1\.5L\.webp/);
    await navigation.getByRole('link', { name: 'LYTE' }).click();
    await page
      .getByRole('region', { name: 'The lineup' })
      .getByRole('link', { name: /Blueberry/ })
      .click();
    await expect(page).toHaveURL(`${sites.us}/lyte/blueberry-pomegranate`);
    await expectSize(page, '16oz');
  });

  test('a tab without content for it shows the first size that has some', async ({ page }) => {
    await page.goto(`${sites.us}/sports-drink/peach-mango`);
    for (const name of ['Nutrition facts', 'Ingredients']) {
      await tab(page, name).click();
      await expect(panel(page, name).getByRole('tab')).toHaveText(['20oz', '28oz']);
      await expect(panel(page, name).getByRole('tab', selected)).toHaveText('20oz');
    }
    await expectSize(page, '16oz');
    await size(page, '28oz').click();
    await expect(panel(page, 'Ingredients').getByRole('tab', selected)).toHaveText('28oz');
  });

  test('its electrolytes are the first detail, once; sticks have none', async ({ page }) => {
    const details = panel(page, 'Details').getByRole('listitem');
    await page.goto(`${sites.us}/sports-drink/fruit-punch`);
    await expect(details.first()).toHaveText('1095 mg of electrolytes');
    await size(page, '28oz').click();
    await expect(details.first()).toHaveText('1916 mg of electrolytes');
    await expect(details.filter({ hasText: /electrolyte/i })).toHaveCount(1);
    await page.goto(`${sites.us}/sport-water/sport-water`);
    await expect(details.first()).toHaveText('35\u00a0mg of electrolytes');
    await page.goto(`${sites.us}/flash-iv-sticks/zesty-lime`);
    await expect(details.first()).toHaveText('Electrolytes wherever there is water');
    await expect(sizes(page).getByRole('tab')).toHaveText(['8g']);
  });
});

test.describe('buying', () => {
  test('three retailers in a modal that keeps and returns the focus', async ({ page }) => {
    await page.goto(`${sites.us}/lyte/coconut`);
    const opener = page.getByRole('button', { name: 'Shop now' });
    const dialog = page.getByRole('dialog', { name: 'Shop online' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (const name of ['Amazon', 'Walmart']) {
      const link = dialog.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(dialog.getByRole('button', { name: /Kroger/ })).toBeDisabled();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 300);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('no retailer, no button; a store can always be looked for', async ({ page }) => {
    await page.goto(`${sites.us}/sports-drink/grape`);
    await expect(page.getByRole('button', { name: 'Shop now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find it near me' })).toHaveAttribute(
      'href',
      '/store-locator',
    );
    await page.goto(`${sites.quebec}/sports-drink/grape`);
    await page.getByRole('link', { name: 'Trouver près de moi' }).click();
    await expect(page).toHaveURL(`${sites.quebec}/store-locator`);
  });
});

test('what is missing is coming soon', async ({ page }) => {
  for (const [address, tabs, texts] of [
    [
      `${sites.us}/zero-sugar/black-cherry`,
      words.en.tabs,
      [
        'Product details are coming soon.',
        'Nutrition facts are coming soon.',
        'The ingredient list is coming soon.',
      ],
    ],
    [
      `${sites.quebec}/zero-sugar/black-cherry`,
      words.fr.tabs,
      [
        'Les détails du produit seront offerts bientôt.',
        'La valeur nutritive sera offerte bientôt.',
        'La liste des ingrédients sera offerte bientôt.',
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
  await expect(sizes(page).getByRole('tab')).toHaveText(['8g']);
  await expect(slide(page, '8g').locator('img')).toHaveAttribute('src', /categories\/flash-iv-sticks\.webp/);
});

test('pictures that are missing or do not load give way to the placeholder bottle', async ({ page }) => {
  await page.route(/fruit-punch\/(16|28)oz\.webp|lockups\//, (route) => route.abort());
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  const shows = async (name: string, src: string | RegExp) => {
    const image = slide(page, name).locator('img');
    await expect(image).toHaveAttribute('src', src);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  };
  await shows('16oz', '/placeholder-bottle.webp');
  await expect(hero(page).getByAltText('Solstride Sports Drink', { exact: true })).toHaveAttribute(
    'src',
    '/logo.svg',
  );
  await size(page, '28oz').click();
  await expectSize(page, '28oz');
  await shows('28oz', '/placeholder-bottle.webp');
  await size(page, '20oz').click();
  await shows('20oz', /fruit-punch\/20oz\.webp/);
  await page.goto(`${sites.us}/sports-drink/arctic-berry`);
  await shows('16oz', '/placeholder-bottle.webp');
  await expect(sizes(page).getByRole('tab')).toHaveText(['16oz']);
});

test('the strip goes on after the product, around the end; a line of one has none', async ({ page }) => {
  const hrefs = () =>
    strip(page)
      .locator('li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto(`${sites.us}/lyte/peach-mango`);
  const next = ['/lyte/tropical-coconut', '/lyte/blueberry-pomegranate', '/lyte/coconut'];
  expect(await hrefs()).toEqual([...next, ...next]);
  await page.goto(`${sites.us}/sport-water/sport-water`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('everything can be done by keyboard, without motion when asked for', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
  const focus = async (name: string, role: 'tab' | 'button' | 'link' | 'tabpanel') => {
    const target = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
    await expect(target).toHaveCount(1);
    expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  };
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await focus('16oz', 'tabpanel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await focus('20oz', 'tab');
  await expectSize(page, '20oz');
  const moves = await hero(page)
    .locator('.swiper-wrapper')
    .evaluate((wrapper) =>
      Math.max(...getComputedStyle(wrapper).transitionDuration.split(',').map(Number.parseFloat)),
    );
  expect(moves).toBeLessThan(0.01);
  await page.keyboard.press('End');
  await expectSize(page, '28oz');
  await page.keyboard.press('Tab');
  await focus('Shop now', 'button');
  await page.keyboard.press('Tab');
  await focus('Find it near me', 'link');
  // Past saving and sharing.
  for (
    let step = 0;
    step < 4 && !(await tab(page, 'Details').and(page.locator(':focus')).count());
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await focus('Details', 'tab');
  await page.keyboard.press('ArrowRight');
  await focus('Nutrition facts', 'tab');
  await page.keyboard.press('Tab');
  await focus('Nutrition facts', 'tabpanel');
  await page.keyboard.press('Tab');
  await focus('28oz', 'tab');
  await page.keyboard.press('Home');
  await expect(panel(page, 'Nutrition facts').getByRole('tab', selected)).toHaveText('16oz');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await focus('Ingredients', 'tab');
  await expect(panel(page, 'Ingredients')).toBeVisible();
  await page.keyboard.press('Home');
  await focus('Details', 'tab');
});

test.describe('the HTML', () => {
  test('carries name, every tab, links and the first picture', async ({ request }) => {
    for (const [site, path, parts] of [
      [
        sites.us,
        '/sports-drink/fruit-punch',
        [
          '1095 mg of electrolytes',
          'Real cane sugar',
          'Per container',
          '525 mg',
          'Filtered water',
          'us/en/products/sports-drink/fruit-punch/16oz.webp',
          'href="/sports-drink/orange-mango"',
        ],
      ],
      [
        sites.quebec,
        '/lyte/coconut',
        [
          '820 mg d’électrolytes',
          'Sans sucre ajouté',
          'Par contenant',
          'Glucides',
          'Eau filtrée',
          'ca/fr/products/lyte/coconut/16oz.webp',
          'href="/lyte/peach-mango"',
        ],
      ],
    ] as const) {
      const answer = await ask(request, site, path);
      const html =
        (await answer.text()).split('<script')[0] +
        (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(answer.status()).toBe(200);
      for (const part of [...parts, 'href="/store-locator"']) expect(html).toContain(part);
      expect(html).not.toContain('href="/#');
    }
  });

  test('of an unknown product is a complete page with 404; of an unknown or foreign line a redirect', async ({
    request,
  }) => {
    for (const [site, path, text, back] of [
      [sites.us, '/lyte/mystery', 'More details will be available soon.', 'See the whole line'],
      [sites.quebec, '/lyte/mystery', 'Plus de détails seront offerts bientôt.', 'Voir toute la gamme'],
    ] as const) {
      const answer = await ask(request, site, path);
      expect(answer.status()).toBe(404);
      const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(html).toContain(text);
      expect(html).toMatch(new RegExp(`<a[^>]*href="/lyte"[^>]*>${back}</a>`));
    }
    for (const [site, path] of [
      [sites.us, '/soda/cola'],
      [sites.canada, '/flash-iv-sticks/zesty-lime'],
      [sites.quebec, '/sport-water/sport-water'],
    ] as const) {
      const answer = await ask(request, site, path);
      expect([answer.status(), answer.headers().location]).toEqual([307, '/404']);
    }
    expect((await ask(request, sites.us, '/lyte!/coconut')).status()).toBe(200);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the page shows its first size and every tab; the notice its way back', async ({ page }) => {
    await page.goto(`${sites.us}/lyte/coconut`);
    await expect(page.getByRole('heading', { level: 1, name: 'Coconut' })).toBeVisible();
    await expect(slide(page, '16oz').locator('img')).toBeInViewport();
    for (const text of ['820 mg of electrolytes', 'Per container', 'Contains coconut.']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expectNoOverflow(page);
    await page.goto(`${sites.us}/lyte/mystery`);
    await page.getByRole('link', { name: 'See the whole line' }).click();
    await expect(page).toHaveURL(`${sites.us}/lyte`);
  });
});

test('the notice of an unknown product fits and is accessible', async ({ page }) => {
  for (const [viewport, site] of [
    [phone, sites.quebec],
    [tablet, sites.us],
    [desktop, sites.quebec],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(`${site}/lyte/mystery`);
    await expect(page.locator('main').getByRole('link')).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    await expectReadable(page.locator('main'));
  }
  await expectAccessible(page);
});

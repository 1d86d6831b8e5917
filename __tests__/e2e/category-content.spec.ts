import en from '@/messages/en/category.json';
import { type Backends, startBackends } from '@/mocks/server';
import { sampleItems } from '@/sample/content';
import { runSite, type Site } from '../../test-support/run-site';
import { cards, hrefs } from './support/category-page';
import { expectReadable } from './support/contrast';
import { expectAccessible } from './support/expect-accessible';
import { expect, test } from './support/test';

test.describe('other content', () => {
  // One server for all tests.
  test.describe.configure({ mode: 'default' });
  let backends: Backends;
  let site: Site;
  const folder = '/content/dam/solstride/us/en/content-fragments';
  test.slow();

  test.beforeAll(async () => {
    backends = await startBackends();
    const { aem } = backends.services;
    const sold = sampleItems('product', 'us', 'en').filter(
      ({ _path }) =>
        !/\/(flash-iv-sticks|zero-sugar)\//.test(_path) && !/lyte\/(coconut|peach-mango)/.test(_path),
    );
    aem.publish('product', { items: sold.toReversed() });
    aem.publish('product', {
      patch: { _path: `${folder}/product/sports-drink/grape`, productOrderNumber: -1 },
    });
    aem.publish('product', {
      patch: { _path: `${folder}/product/sports-drink/lemon-lime`, productOrderNumber: null },
    });
    for (const [slug, categoryBackgroundColor] of Object.entries({
      'sports-drink': '#D7263D',
      lyte: '#173050',
      'sport-water': '#FFFFFE',
    })) {
      aem.publish('category', { patch: { _path: `${folder}/category/${slug}`, categoryBackgroundColor } });
    }
    site = await runSite({ AEM_URL: backends.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await backends.close();
  });

  test('the order of cards, the strip and the colour of the hero’s text follow the content', async ({
    page,
  }) => {
    const dark = 'rgb(11, 21, 32)';
    const light = 'rgb(255, 255, 255)';
    const expectColor = async (color: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', color);
      await expectReadable(page.locator('main'));
    };
    const strip = page.getByTestId('strip-viewport');

    await page.goto(`${site.url}/sports-drink`);
    // The number in the order defaults to 0.
    const sorted = await hrefs(cards(page));
    expect(sorted.slice(0, 4)).toEqual([
      '/sports-drink/grape',
      '/sports-drink/lemon-lime',
      '/sports-drink/fruit-punch',
      '/sports-drink/strawberry-banana',
    ]);
    // The page shows the whole line, so the strip has other lines.
    expect((await hrefs(strip.locator('li a'))).filter((href) => href.startsWith('/sports-drink/'))).toEqual(
      [],
    );
    await expectColor(dark);

    await page.goto(`${site.url}/lyte`);
    await expectColor(light);
    // Of two products.
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('li')).toHaveCount(9);

    await page.goto(`${site.url}/sport-water`);
    await expectColor(dark);

    await page.goto(`${site.url}/zero-sugar`);
    await expect(page.getByText(en.errors['coming-soon'])).toBeVisible();
    await expect(strip).toHaveCount(0);
    await expectAccessible(page);
  });
});

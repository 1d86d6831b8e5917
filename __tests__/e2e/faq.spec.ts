import { expectFits } from './support/in-every-window';
import { getFrom, sites } from './support/sites';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const languages = [
  {
    site: sites.us,
    word: 'Click',
    query: 'click retailer',
    found: '1 question matches',
    none: 'No questions match',
  },
  {
    site: sites.quebec,
    word: 'Cliquez',
    query: 'cliquez detaillant',
    found: '1 question correspond',
    none: 'Aucune question ne correspond',
  },
] as const;

for (const { site, word, query, found, none } of languages) {
  test(`accordions and search at ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/faq`);
    const categories = page.locator('main details');
    const open = page.locator('main details[open]');
    await expect(categories).toHaveCount(5);
    await expect(open).toHaveCount(1);
    await expect(categories.first()).toHaveAttribute('open');
    await expectFits(page);

    await categories.nth(1).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expectFits(page);

    const search = page.getByRole('searchbox');
    await search.pressSequentially(query);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(found);
    await expect(categories).toHaveCount(1);
    await expect(page.getByRole('link', { name: word, exact: true })).toHaveAttribute('href', '/contact');
    const mark = page.locator('main mark').first();
    await expect(mark).toHaveCSS('background-color', 'rgb(255, 207, 1)');
    expect(Number(await mark.evaluate((node) => getComputedStyle(node).fontWeight))).toBeGreaterThanOrEqual(
      700,
    );
    await expectFits(page);

    await search.fill('zzz');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(none);
    await expect(categories).toHaveCount(0);
    await expectFits(page);

    await search.press('Escape');
    await expect(categories).toHaveCount(5);
    await expect(open).toHaveCount(1);
  });
}

test('in wide windows the categories are a row of tiles above the questions of the open one', async ({
  page,
}) => {
  await page.goto(`${sites.us}/faq`);
  const summaries = page.locator('main summary');
  const tops = () =>
    summaries.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await summaries.nth(3).click();
  const question = page.locator('main details[open] li').first();
  await expect(question).toBeVisible();
  const tile = await summaries.first().boundingBox();
  expect((await question.boundingBox())?.y).toBeGreaterThan((tile?.y ?? 0) + (tile?.height ?? 0));
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(async () => new Set(await tops()).size).toBe(5);
});

test('one category at a time opens over 0.64 s to at least 115 px an item, also by keyboard', async ({
  page,
}) => {
  await page.goto(`${sites.us}/faq`);
  const categories = page.locator('main details');
  const category = categories.first();
  const durations = () =>
    category.evaluate((node) =>
      getComputedStyle(node, '::details-content').transitionDuration.split(', ').map(Number.parseFloat),
    );
  expect(new Set(await durations())).toEqual(new Set([0.64]));
  await expect(category).toHaveAttribute('open');
  const items = await category.locator('li').all();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(115);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Math.max(...(await durations()))).toBeLessThan(0.01);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await category.locator('summary').click();
  await expect(category).not.toHaveAttribute('open');
  await category.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('open');
  await categories.nth(2).locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(categories.nth(2)).toHaveAttribute('open');
  await expect(category).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('the server sends every question, and the accordions work without script', async ({
  browser,
  request,
}) => {
  const html = await (await getFrom(request, sites.quebec, '/faq')).text();
  expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(10);
  expect(html).toContain('De quoi sont faites vos boissons?');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sites.us}/faq`);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('What are your drinks made of?')).toBeVisible();
  await page.getByText('Returns and refunds').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await context.close();
});

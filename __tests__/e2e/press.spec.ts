import { expectFits } from './support/in-every-window';
import { getFrom, sites, viewports } from './support/sites';
import { expect, test } from './support/test';

const pages = {
  [sites.us]: { title: 'Press', latest: 'Latest news', all: 'More news', date: '09/16/2025' },
  [sites.canada]: { title: 'Press', latest: 'Latest news', all: 'More news', date: '16/09/2025' },
  [sites.quebec]: {
    title: 'Presse',
    latest: 'Dernières nouvelles',
    all: 'Autres nouvelles',
    date: '16/09/2025',
  },
};

for (const [site, { title, latest, all, date }] of Object.entries(pages)) {
  test(`press on ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/press`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const news = page.getByRole('region', { name: latest });
    await expect(news.getByRole('article')).toHaveCount(3);
    await expect(news.getByRole('time').first()).toHaveText(date);
    await expect(page.getByRole('region', { name: all }).getByRole('article')).toHaveCount(2);
    await expectFits(page, async ({ width }) => {
      const [, first, second] = await news
        .getByRole('article')
        .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().y));
      expect(first === second).toBe(width >= 768);
    });
  });
}

test('a card opens its article wherever it is clicked, except at the button that shares it', async ({
  page,
  context,
}) => {
  await context.route('https://www.aislenine.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>News</title>' }),
  );
  await page.goto(`${sites.us}/press`);
  const card = page.getByRole('article').filter({ hasText: 'Flash IV reaches' });
  await card.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const opened = context.waitForEvent('page');
  await card.click({ position: { x: 40, y: 40 } });
  await expect(await opened).toHaveURL(/^https:\/\/www\.aislenine\.example\//);
});

test('an article opens without opener or referrer; texts are clamped, and none of ours is cut', async ({
  page,
  context,
}) => {
  await context.route('https://www.aislenine.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>News</title>' }),
  );
  await page.setViewportSize(viewports[0]);
  await page.goto(`${sites.us}/press`);
  const opened = context.waitForEvent('page');
  const [link] = await page.getByRole('link', { name: /^Read article.*Flash IV/ }).all();
  await link?.focus();
  await page.keyboard.press('Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(/^https:\/\/www\.aislenine\.example\//);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await tab.close();

  const excess = await page
    .locator('article h3 ~ p:not(:has(time))')
    .evaluateAll((texts) => texts.map((text) => text.scrollHeight - text.clientHeight));
  expect(excess).toEqual(Array(5).fill(0));
  const lines = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => {
      const text = article.querySelector('h3 ~ p:not(:has(time))') as HTMLElement;
      text.textContent = 'A text longer than any card has room for. '.repeat(9);
      return Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    }),
  );
  expect(lines).toEqual([3, 2, 2, 2, 2]);
});

test('everything is in the HTML of the server', async ({ request }) => {
  const html = await (await getFrom(request, sites.quebec, '/press')).text();
  expect(html).toContain('Flash IV arrive au dépanneur');
  expect(html).toContain('<time dateTime="2025-06-17">17/06/2025</time>');
});

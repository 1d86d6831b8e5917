import { expectAccessible } from './support/expect-accessible';
import { expectFits } from './support/in-every-window';
import { expectNoOverflow } from './support/overflow';
import { expireProducts, openReviews, type ReviewsSite, startReviewsSite } from './support/reviews-site';
import { expect, type Request, test } from './support/test';

const product = '/sports-drink/fruit-punch';
const messages = {
  en: {
    tab: 'Reviews',
    average: '4.5',
    total: '12 reviews',
    date: 'August 14, 2025',
    rated: '5 out of 5 stars',
    recommended: '92% recommend this product',
    filtered: '4-star reviews',
    none: 'No reviews found for this rating.',
    back: 'Back to All Reviews',
    row: (rating: number) => new RegExp(`^${rating} stars?`),
    first: 'Be the first to review this product!',
    write: 'Write a Review',
    noSummary: 'Unable to load rating summary',
    loadingSummary: 'Loading rating summary...',
    failed: 'Error: Failed to fetch reviews: 503',
    retry: 'Try again',
  },
  fr: {
    tab: 'Avis',
    average: '4,5',
    total: '12 avis',
    date: '14 août 2025',
    rated: '5 étoiles sur 5',
    recommended: /92\s%\srecommandent ce produit/,
    filtered: 'Avis à 4 étoiles',
    none: 'Aucun avis pour cette note.',
    back: 'Retour à tous les avis',
    row: (rating: number) => new RegExp(`^${rating} étoiles?`),
    first: 'Soyez la première personne à évaluer ce produit!',
    write: 'Rédiger un avis',
    noSummary: 'Impossible de charger le sommaire des notes',
    loadingSummary: 'Chargement du sommaire des notes…',
    failed: /Erreur\s: Échec du chargement des avis\s: 503/,
    retry: 'Réessayer',
  },
} as const;
const languages = ['en', 'fr'] as const;

let reviewsSite: ReviewsSite;

test.beforeAll(async () => {
  reviewsSite = await startReviewsSite();
});
test.afterAll(() => reviewsSite.stop());
test.beforeEach(() => reviewsSite.backends.services.reviews.reset());
// One server and its switches for all tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

const origin = (language: 'en' | 'fr') => (language === 'en' ? reviewsSite.site.url : reviewsSite.quebec);

for (const language of languages) {
  const labels = messages[language];

  test(`summary, list and filter fit every window in ${language}`, async ({ page }) => {
    const panel = await openReviews(page, origin(language) + product, labels.tab);
    await expectFits(page, async () => {
      // After a resize the tabs can be below the buy bar, where axe measures the part of a target that is left.
      await panel.evaluate((element) => element.scrollIntoView());
      await expect(panel.getByText(labels.average, { exact: true })).toBeVisible();
      await expect(panel.getByText(labels.total, { exact: true }).first()).toBeVisible();
      await expect(panel.getByText(labels.recommended)).toBeVisible();
      await expect(panel.getByRole('article')).toHaveCount(5);
      await expect(panel.getByText(labels.date)).toBeVisible();
      await expect(panel.getByRole('img', { name: labels.rated }).first()).toBeVisible();
    });

    const row = panel.getByRole('button', { name: labels.row(4) });
    await row.click();
    await expect(panel.getByRole('heading', { name: labels.filtered })).toBeFocused();
    await expect(panel.getByRole('article')).toHaveCount(3);
    await expectFits(page);

    await panel.getByRole('button', { name: labels.back }).click();
    await expect(row).toBeFocused();
    await expect(panel.getByRole('article')).toHaveCount(5);
    await panel.getByRole('button', { name: labels.row(3) }).click();
    await expect(panel.getByText(labels.none)).toBeVisible();
    await expectFits(page);
  });
}

test('a product without reviews asks for the first; one without a review id has no such tab', async ({
  page,
}) => {
  for (const [language, id] of [
    ['en', '3202'],
    ['fr', '3202-fr-ca'],
  ] as const) {
    const labels = messages[language];
    reviewsSite.backends.services.reviews.publish(id, []);
    const panel = await openReviews(page, `${origin(language)}/lyte/coconut`, labels.tab);
    await expect(panel.getByText(labels.first)).toBeVisible();
    await expect(panel.getByRole('article')).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: labels.write }).click();
    await expect(page.getByRole('dialog', { name: labels.write })).toBeVisible();
  }
  await page.goto(`${reviewsSite.site.url}/zero-sugar/orange`);
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveCount(0);
});

test('summary and first page are in the server’s HTML', async ({ request }) => {
  let html = '';
  const missing = async () => {
    html = await (await request.get(reviewsSite.site.url + product)).text();
    return ['Long run regular', 'August 14, 2025', '12 reviews', '"reviewCount":12'].filter(
      (text) => !html.includes(text),
    );
  };
  // A page waits two seconds for its reviews, which a busy machine may need.
  await expect.poll(missing).toEqual([]);
  expect(html).not.toContain('private.example');
});

test('Load More advances by the page size, and only the response to the last click counts', async ({
  page,
}) => {
  const { reviews } = reviewsSite.backends.services;
  const panel = await openReviews(page, reviewsSite.site.url + product);
  reviews.clearLog();
  const more = panel.getByRole('button', { name: 'Load More Reviews' });
  await more.click();
  await expect(panel.getByRole('article')).toHaveCount(10);
  await expect(panel.getByRole('article').nth(5)).toBeFocused();
  await expect(panel.getByText('Showing 10 of 12')).toBeVisible();
  await more.click();
  await expect(panel.getByRole('article')).toHaveCount(12);
  await expect(more).toHaveCount(0);
  const requestedReviews = reviews.log().map(({ url }) => new URLSearchParams(url.split('?')[1]));
  expect(requestedReviews.map((search) => [search.get('Limit'), search.get('Offset')])).toEqual([
    ['5', '5'],
    ['5', '10'],
  ]);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/reviews?*rating=5*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const isLate = (request: Request) => request.url().includes('rating=5');
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  await panel.getByRole('button', { name: messages.en.row(5) }).click();
  await expect(panel.getByText('Loading reviews...')).toBeVisible();
  await expect(panel.getByRole('article')).toHaveCount(0);
  await panel.getByRole('button', { name: messages.en.row(4) }).click();
  await expect(panel.getByText('Showing 3 of 3')).toBeVisible();
  release();
  await ended;
  await expect(panel.getByRole('heading', { name: '4-star reviews' })).toBeVisible();
  await expect(panel.getByRole('article')).toHaveCount(3);

  await test.step('a later page that fails leaves the others in place', async () => {
    await panel.getByRole('button', { name: messages.en.back }).click();
    await expect(panel.getByRole('article')).toHaveCount(5);
    reviews.set({ status: 500 });
    await more.click();
    await expect(panel.getByRole('alert')).toContainText('Error: Failed to fetch reviews: 500');
    await expect(panel.getByRole('article')).toHaveCount(5);
    await expectAccessible(page);
    reviews.set({ status: 200 });
    await more.click();
    await expect(panel.getByRole('article')).toHaveCount(10);
    await expect(panel.getByText('Error:')).toHaveCount(0);
  });
});

test('a slow service does not delay the page: the browser requests the reviews', async ({ page }) => {
  const release = reviewsSite.backends.services.reviews.hold();
  // No other test opens a page of this line, or one that links to it.
  const panel = await openReviews(page, `${reviewsSite.site.url}/flash-iv-sticks/zesty-lime`);
  await expect(panel.getByText(messages.en.loadingSummary)).toBeVisible();
  await expect(panel.getByText('Loading reviews...')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(panel.getByRole('article').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: messages.en.row(5) })).toBeVisible();
  await expect(panel.getByText(messages.en.loadingSummary)).toHaveCount(0);
});

for (const language of languages) {
  const labels = messages[language];

  test(`a service that fails does not fail the page, in ${language}`, async ({ page, request }) => {
    reviewsSite.backends.services.reviews.set({ status: 503 });
    const path = { en: '/zero-sugar/cherry-lime', fr: '/zero-sugar/blue-raspberry' }[language];
    const address = origin(language) + path;
    const panel = await openReviews(page, address, labels.tab);
    await expect(panel.getByText(labels.noSummary)).toBeVisible();
    await expect(panel.getByRole('alert')).toContainText(labels.failed);
    await expectNoOverflow(page);
    await expectAccessible(page);

    reviewsSite.backends.services.reviews.set({ status: 200 });
    const [summary, list] = await panel.getByRole('button', { name: labels.retry }).all();
    await list?.click();
    await expect(panel.getByRole('article').first()).toBeVisible();
    await summary?.click();
    await expect(panel.getByText(labels.noSummary)).toHaveCount(0);
    await expect(panel.getByRole('button', { name: labels.row(5) })).toBeVisible();

    // The page with the errors is stored for a short time only.
    const { host } = new URL(address);
    await expect(async () => {
      const html = await (await request.get(reviewsSite.site.url + path, { headers: { host } })).text();
      expect(html).toContain('<article');
      expect(html).not.toContain(`>${labels.noSummary}<`);
    }).toPass({ intervals: [1000] });
  });
}

// A failed service is not requested again for two seconds, so each failure has a product of its own.
for (const [path, productId, failure] of [
  ['/sports-drink/blue-raspberry', '2171', { status: 500 }],
  ['/sports-drink/lemon-lime', '2508', { mode: 'refuse' }],
  ['/sports-drink/grape', '2959', { mode: 'html-login' }],
] as const) {
  test(`stale reviews stay on ${path} while the service fails`, async ({ request }) => {
    const { reviews } = reviewsSite.backends.services;
    const title = `Kept on ${path}`;
    reviews.publish(productId, [{ Rating: 5, Title: title, ReviewText: 'Cold.', UserNickname: 'ada' }]);
    const pages: string[] = [];
    const visit = async () => {
      const response = await request.get(reviewsSite.site.url + path);
      pages.push(await response.text());
      return response.headers()['x-nextjs-cache'];
    };
    await expect.poll(() => visit().then(() => pages.at(-1))).toContain(title);

    reviews.clearLog();
    reviews.set(failure);
    pages.length = 0;
    await expireProducts(request, reviewsSite);
    const isRequested = () => reviews.log().some(({ url }) => url.includes(productId));
    // The page is rendered again without the service, and is then up to date.
    await expect.poll(async () => [await visit(), isRequested()]).toEqual(['HIT', true]);
    await visit();
    for (const page of pages) expect(page).toContain(title);
  });
}

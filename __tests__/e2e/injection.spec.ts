import { injections } from '../lib/security/injection-corpus';
import { expectNoOverflow } from './support/overflow';
import { openReviews, type ReviewsSite, startReviewsSite } from './support/reviews-site';
import { viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

const folder = '/content/dam/solstride/us/en/content-fragments/product/sports-drink';
/** Reviews of a page, and the payloads that a product has in its tabs and, one in each field of a review, on that page. */
const pageSize = 5;
const chunkSize = 4 * pageSize;
const chunks = Array.from({ length: Math.ceil(injections.length / chunkSize) }, (_, index) =>
  injections.slice(index * chunkSize, (index + 1) * chunkSize),
);

const review = (title: string, text = title, name = title, place = title) => ({
  Rating: 5,
  Title: title,
  ReviewText: text,
  UserNickname: name,
  UserLocation: place,
  SubmissionTime: '2026-03-03T12:00:00.000+00:00',
});
const reviewsOf = (chunk: readonly string[]) =>
  chunk.flatMap((payload, index) =>
    index % 4 === 0 ? [review(payload, ...chunk.slice(index + 1, index + 4))] : [],
  );

let reviewsSite: ReviewsSite;

test.beforeAll(async () => {
  reviewsSite = await startReviewsSite();
  const { aem, reviews } = reviewsSite.backends.services;
  reviews.publish(
    'injection-all',
    injections.map((payload) => review(payload)),
  );
  chunks.forEach((chunk, index) => {
    const id = `injection-${index}`;
    reviews.publish(id, reviewsOf(chunk));
    const html = chunk.map((payload) => `<p>Before</p>${payload}`).join('');
    const patch = {
      _path: `${folder}/${id}`,
      productName: 'Injection',
      productCategory: 'Sports Drink',
      productImageAltText: chunk[0],
      bazaarVoiceProductId: id,
      detailsTabContent: { plaintext: chunk.join('\n'), html },
      ingredientsTabContent: { html },
    };
    aem.publish('product', { patch });
  });
  const all = {
    productName: 'Injection',
    productCategory: 'Sports Drink',
    bazaarVoiceProductId: 'injection-all',
  };
  aem.publish('product', { patch: { _path: `${folder}/injection-all`, ...all } });
});
test.afterAll(() => reviewsSite.stop());
// One server and its switches for all tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

/** Records every effect that a payload could have. */
function watch(page: Page): string[] {
  const happened: string[] = [];
  const { host } = new URL(reviewsSite.site.url);
  const { host: assets } = new URL(reviewsSite.backends.url);
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => happened.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && ![host, assets].includes(url.host))
      happened.push(`request ${url.href}`);
  });
  return happened;
}

/** Uses everything inside the tabs with pointer and keyboard. */
async function triggerHandlers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events = [
      'mouseover',
      'pointerover',
      'focus',
      'focusin',
      'toggle',
      'animationstart',
      'load',
      'error',
    ];
    for (const element of document.querySelectorAll('[role="tabpanel"] *')) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: false }));
    }
  });
}

/** Returns injected elements: those that load or run, event handlers, script URLs. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const forbidden =
      'script, style, iframe, object, embed, form, base, meta, link, template, video, audio, math, frameset';
    for (const element of document.querySelectorAll('[role="tabpanel"] *')) {
      if (element.matches(forbidden)) found.push(element.outerHTML);
      for (const { name } of element.attributes) if (/^on/i.test(name)) found.push(element.outerHTML);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (!/^(?:https?|mailto):$/.test(link.protocol)) found.push(link.outerHTML);
    return found;
  });
}

async function expectIntact(page: Page, happened: readonly string[]): Promise<void> {
  await triggerHandlers(page);
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get({}, 'injected'))).toBeUndefined();
  expect(await leftovers(page)).toEqual([]);
  expect(happened).toEqual([]);
  await expectNoOverflow(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(1);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  expect(await footer.evaluate((element) => element.parentElement?.localName)).toBe('body');
  await expect(page.getByRole('main').getByRole('tabpanel', { includeHidden: true })).not.toHaveCount(0);
}

test('every payload in the server’s HTML', async ({ page }) => {
  const happened = watch(page);
  for (const [index, chunk] of chunks.entries()) {
    await test.step(`from number ${index * chunkSize + 1}`, async () => {
      await page.setViewportSize(viewports[index % viewports.length] ?? viewports[0]);
      const panel = await openReviews(page, `${reviewsSite.site.url}/sports-drink/injection-${index}`);
      await expect(panel.getByRole('article')).toHaveCount(reviewsOf(chunk).length);
      await expectIntact(page, happened);
      for (const tab of ['Ingredients', 'Details']) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(
          page.getByRole('tabpanel', { name: tab, exact: true }).getByText('Before').first(),
        ).toBeVisible();
        await expectIntact(page, happened);
      }
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(() => JSON.parse(data ?? '')).not.toThrow();
    });
  }
});

test('every payload as a review that the browser loads', async ({ page }) => {
  const happened = watch(page);
  await page.setViewportSize(viewports[0]);
  const panel = await openReviews(page, `${reviewsSite.site.url}/sports-drink/injection-all`);
  for (let shown = pageSize; shown < injections.length; shown += pageSize) {
    await panel.getByRole('button', { name: 'Load More Reviews' }).click();
    await expect(panel.getByRole('article')).toHaveCount(Math.min(shown + pageSize, injections.length));
  }
  await expectIntact(page, happened);
});

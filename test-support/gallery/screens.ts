import type { Page } from '@playwright/test';
import { popUpDelayMs } from '@/components/newsletter/newsletter-popup';
import { hydrated } from '../hydration';
import type { Say } from './say';

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Brings the page into a state; texts come from the messages of the page's language. */
  readonly act?: (page: Page, say: Say) => Promise<unknown>;
  /** True for a visitor who has not answered the cookie banner. */
  readonly isNew?: boolean;
  /** False if a dialog fills the window, so that the rest of the page need not be shown. */
  readonly fullPage?: boolean;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const dialog = { fullPage: false } as const;
const product = '/sports-drink/fruit-punch';
const tab = (path: string) => (page: Page, say: Say) => page.getByRole('tab', { name: say(path) }).click();

async function search(page: Page, say: Say, words: string) {
  await button(page, say('common.search.title')).click();
  await page.getByRole('combobox').fill(words);
  await page.getByRole('option').first().waitFor();
}

async function fillContact(page: Page, say: Say) {
  const field = (name: string) => page.getByLabel(say(`common.contact.fields.${name}`), { exact: true });
  await field('topic').selectOption(say('common.contact.topics.sponsorships'));
  for (const name of ['firstName', 'lastName', 'message']) await field(name).fill('Ada');
  await field('email').fill('ada@example.com');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Every screen of the site and its states. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-first-visit', path: '/', isNew: true, fullPage: false },
  {
    name: 'cookie-details',
    path: '/',
    isNew: true,
    fullPage: false,
    act: (page, say) => button(page, say('common.cookies.more')).click(),
  },
  { name: 'category-sports-drink', path: '/sports-drink' },
  { name: 'category-zero-sugar', path: '/zero-sugar' },
  { name: 'category-lyte', path: '/lyte' },
  { name: 'category-flash-iv', path: '/flash-iv-ready-to-drink' },
  { name: 'category-sticks', path: '/flash-iv-sticks' },
  { name: 'category-sport-water', path: '/sport-water' },
  { name: 'category-unknown', path: '/unknown' },
  { name: 'product', path: product },
  { name: 'product-dark', path: '/sports-drink/grape' },
  { name: 'product-zero-sugar', path: '/zero-sugar/cherry-lime' },
  { name: 'product-lyte', path: '/lyte/coconut' },
  { name: 'product-nutrition', path: product, act: tab('category.product.tabs.nutrition') },
  { name: 'product-ingredients', path: product, act: tab('category.product.tabs.ingredients') },
  { name: 'product-reviews', path: product, act: tab('category.reviews.tab') },
  {
    ...dialog,
    name: 'product-review-form',
    path: product,
    act: async (page, say) => {
      await tab('category.reviews.tab')(page, say);
      await button(page, say('category.reviews.summary.write')).click();
    },
  },
  {
    ...dialog,
    name: 'product-shop',
    path: product,
    act: (page, say) => button(page, say('category.product.shop-now')).click(),
  },
  { name: 'product-missing', path: '/sports-drink/unknown' },
  { name: 'partners', path: '/partners' },
  { name: 'partner', path: '/partners/dude-perfect' },
  { name: 'campaign', path: '/c/longest-day' },
  { name: 'campaign-partner', path: '/c/tenth-inning' },
  { name: 'story', path: '/our-story' },
  { name: 'press', path: '/press' },
  { name: 'faq', path: '/faq' },
  {
    name: 'faq-open',
    path: '/faq',
    act: (page) => page.locator('main summary').first().click(),
  },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-consumer',
    path: '/contact',
    act: (page, say) =>
      page
        .getByLabel(say('common.contact.fields.topic'), { exact: true })
        .selectOption(say('common.contact.topics.consumer-relations')),
  },
  {
    name: 'contact-errors',
    path: '/contact',
    act: (page, say) => button(page, say('common.contact.form.submit')).click(),
  },
  {
    name: 'contact-sent',
    path: '/contact',
    act: async (page, say) => {
      await fillContact(page, say);
      // Nothing is sent before the form has found the bot check, for which it polls.
      await page.waitForFunction(() => 'grecaptcha' in window);
      // A timer of the page itself, which fires after those of the poll.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await button(page, say('common.contact.form.submit')).click();
      await page.getByText(say('common.contact.sent.title')).waitFor();
    },
  },
  { name: 'store-locator', path: '/store-locator' },
  { name: 'not-found', path: '/404' },
  { ...dialog, name: 'search-empty', path: '/', act: (page, say) => search(page, say, '') },
  { ...dialog, name: 'search-results', path: '/', act: (page, say) => search(page, say, 'lime') },
  { ...dialog, name: 'search-none', path: '/', act: (page, say) => search(page, say, 'xyzzy') },
  {
    ...dialog,
    name: 'menu',
    path: '/',
    act: async (page, say) => {
      const opener = button(page, say('common.header.open-menu'));
      if (!(await opener.isVisible())) return;
      await opener.click();
      // The background of its bar.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/logo-white.svg')),
      );
    },
  },
  {
    ...dialog,
    name: 'newsletter',
    path: '/faq',
    act: async (page) => {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.clock.install();
      await page.reload();
      await page.locator(hydrated).waitFor();
      await page.clock.fastForward(popUpDelayMs);
      await page.getByRole('dialog').waitFor();
    },
  },
];

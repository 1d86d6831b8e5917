import type { Locator, Page } from '@playwright/test';

/** Locators of a category page. */
export const grid = (page: Page) =>
  page.getByRole('region', { name: /^(The lineup|A lineup of one|La gamme)$/ });
export const cards = (page: Page) => grid(page).getByRole('listitem').getByRole('link');
export const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

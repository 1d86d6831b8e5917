import { expect, type Page } from '@playwright/test';

/** Locators of a product page. */
export const hero = (page: Page) => page.locator('main section').first();
export const sizes = (page: Page) => hero(page).getByRole('tablist', { name: /^(Size|Format)$/ });
export const size = (page: Page, name: string) => sizes(page).getByRole('tab', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
export const slide = (page: Page, name: string) => hero(page).getByRole('tabpanel', { name, exact: true });
export const strip = (page: Page) => page.getByTestId('strip-viewport');
export const selected = { selected: true } as const;

/** Expects that the hero shows the size: its tab is selected and its picture fills the stage. */
export async function expectSize(page: Page, name: string): Promise<void> {
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

export const messages = {
  en: { tabs: ['Details', 'Nutrition facts', 'Ingredients'], reviews: 'Reviews', shop: 'Shop now' },
  fr: { tabs: ['Détails', 'Valeur nutritive', 'Ingrédients'], reviews: 'Avis', shop: 'Acheter en ligne' },
} as const;

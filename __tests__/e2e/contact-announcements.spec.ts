// Rules: CON-08, CON-09
import { expectFits } from './support/in-every-window';
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ viewport: { width: 320, height: 568 } });

const texts = {
  [sites.us]: {
    submit: 'Submit',
    firstName: 'First Name is required',
    failure: 'Try again, or call us: (800) 555-0142.',
    sent: 'Message sent.',
  },
  [sites.quebec]: {
    submit: 'Envoyer',
    firstName: 'Le prénom est obligatoire',
    failure: 'Réessayez ou appelez-nous\u00a0: (800) 555-0142.',
    sent: 'Message envoyé.',
  },
} as const;

/** Records what live regions announce: text that comes into an element that was there before. */
async function recordAnnouncements(page: Page) {
  await page.evaluate(() => {
    const announced: string[] = [];
    Reflect.set(window, 'announced', announced);
    new MutationObserver((records) => {
      const regions = records.map(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return addedNodes.length > 0 && element?.closest('[role="alert"], [role="status"], [aria-live]');
      });
      // One change of React is several records.
      for (const region of new Set(regions)) if (region) announced.push(region.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announced') as string[]);
}

async function fillExceptFirstName(page: Page) {
  await page.locator('#contact-topic').selectOption('sponsorships');
  await page.locator('#contact-lastName').fill('Park');
  await page.locator('#contact-email').fill('ada@example.com');
  await page.locator('#contact-message').fill('Hello');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

for (const [site, { submit, firstName, failure, sent }] of Object.entries(texts)) {
  test(`errors and success are announced once and in view at ${new URL(site).hostname}`, async ({ page }) => {
    const statuses = [502, 200];
    await page.route('**/api/contact', (route) => {
      const status = statuses.shift() ?? 500;
      return route.fulfill({ status, json: status === 200 ? { ok: true } : { error: {} } });
    });
    await page.goto(`${site}/contact`);
    await fillExceptFirstName(page);
    const announced = await recordAnnouncements(page);
    const button = page.getByRole('button', { name: submit, exact: true });

    // The error of a field is read with the field, which gets the focus.
    await button.click();
    const field = page.locator('#contact-firstName');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(firstName);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(firstName)).toBeInViewport({ ratio: 1 });
    expect(await announced()).toEqual([]);

    await field.fill('Ada');
    await field.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await expect(alert).toBeVisible();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveValue('Ada');
    expect(await announced()).toEqual([await alert.textContent()]);

    await button.click();
    const confirmation = page.getByRole('region', { name: sent });
    await expect(confirmation).toBeFocused();
    await expect(confirmation.getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(await announced()).toHaveLength(1);
    await expectFits(page);
  });
}

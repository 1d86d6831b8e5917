// Rules: CON-02
import { expectAccessible } from './support/expect-accessible';
import { expectFits, inEveryWindow } from './support/in-every-window';
import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

const languages = [
  {
    site: sites.us,
    topic: 'Topic',
    consumer: 'Consumer Relations',
    submit: 'Submit',
    zip: 'Zip Code is required',
  },
  {
    site: sites.canada,
    topic: 'Topic',
    consumer: 'Consumer Relations',
    submit: 'Submit',
    zip: 'Postal Code is required',
  },
  {
    site: sites.quebec,
    topic: 'Sujet',
    consumer: 'Service aux consommateurs',
    submit: 'Envoyer',
    zip: 'Le code postal est obligatoire',
  },
] as const;

for (const { site, topic, consumer, submit, zip } of languages) {
  test(`the lightbox and every state of the form at ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/contact`);
    const picture = page.getByRole('main').locator('aside button').first();
    const dialog = page.getByRole('dialog');
    await picture.click();
    await expectFits(page, async () => {
      await expect(dialog.locator('img')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button')).toHaveCount(3);
      for (const button of await dialog.getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
    });
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.locator('figcaption')).toContainText(/6 (of|sur) 6/);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('figcaption')).toContainText(/1 (of|sur) 6/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
    await inEveryWindow(page, async () => {
      await picture.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(6, 300);
      await expect(dialog).toBeHidden();
    });

    await expectFits(page);
    await page.getByLabel(topic, { exact: true }).selectOption(consumer);
    await expect(page.getByRole('group')).toBeVisible();
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(zip)).toBeVisible();
    await expect(page.locator('#contact-firstName')).toBeFocused();
    await expectFits(page);
  });
}

async function fill(page: Page) {
  await page.getByLabel('Topic').selectOption('Sponsorships');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Park');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByLabel('I am 16 or older').check();
  await page.getByLabel('I accept the Terms of Service').check();
}

type Posted = { readonly recaptchaToken: string };

/** Mocks the route with these statuses in turn, each released by the test, and records the submissions. */
async function respondWith(page: Page, ...statuses: number[]) {
  const posted: Posted[] = [];
  const waiting: (() => void)[] = [];
  await page.route('**/api/contact', async (route) => {
    const status = statuses[posted.length] ?? 200;
    posted.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => waiting.push(resolve));
    const fields = status === 422 ? { email: 'No such address' } : {};
    const error = { code: 'invalid', message: '', fields };
    await route.fulfill({ status, json: status === 200 ? { ok: true } : { error } });
  });
  return {
    posted,
    response: async () => {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()?.();
    },
  };
}

/** Submits; the form waits for the bot check. */
async function submit(page: Page, press: () => Promise<void>) {
  const button = page.locator('form button[type="submit"]');
  await press();
  await expect(button).toHaveText('Submitting');
  await expect(button).toBeDisabled();
}

test('fails with an alert, is rejected by field, then sends, each with a fresh token', async ({ page }) => {
  const { posted, response } = await respondWith(page, 502, 422, 200);
  await page.goto(`${sites.us}/contact`);
  expect(await page.locator('script[data-bot-check]').count()).toBe(0);
  await fill(page);
  // A link inside a label does not toggle its box.
  const terms = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await (await terms).close();
  await expect(page.getByLabel('I accept the Terms of Service')).toBeChecked();

  const button = page.locator('form button[type="submit"]');
  await submit(page, () => button.click());
  await response();
  await expect(button).toHaveText('Submit');
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  await expect(page.getByText('Thank you!')).toHaveCount(0);
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Try again, or call us: (800) 555-0142.',
  );
  await expectAccessible(page);

  await submit(page, () => button.click());
  await response();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No such address');
  await expect(page.getByLabel('Email')).toBeFocused();

  await submit(page, () => button.click());
  await response();
  const confirmation = page.getByRole('region', { name: 'Message sent.' });
  await expect(confirmation).toContainText('Thank you!');
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Find your lot number' })).toBeHidden();
  await expectFits(page);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Topic')).toHaveValue('');
  expect(posted).toHaveLength(3);
  expect(new Set(posted.map(({ recaptchaToken }) => recaptchaToken)).size).toBe(3);
});

test('nothing is sent while the bot check is not ready', async ({ page }) => {
  const { posted } = await respondWith(page);
  await page.clock.install();
  await page.route('**/fakes/recaptcha.js?*', (route) => route.abort());
  await page.goto(`${sites.us}/contact`);
  await fill(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.clock.runFor(9000);
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeDisabled();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled({ timeout: 1 });
  }).toPass();
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Try again, or call us: (800) 555-0142.',
  );
  expect(posted).toEqual([]);
});

test('a click before the bot check is ready is kept', async ({ page }) => {
  const { posted, response } = await respondWith(page);
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/fakes/recaptcha.js?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${sites.us}/contact`);
  await fill(page);
  await submit(page, () => page.getByRole('button', { name: 'Submit' }).click());
  expect(posted).toEqual([]);
  load();
  await response();
  await expect(page.getByRole('region', { name: 'Message sent.' })).toBeFocused();
  expect(posted).toHaveLength(1);
});

test('the topic menu opens and closes by mouse; the form is filled in and sent by keyboard alone', async ({
  page,
}) => {
  const { posted, response } = await respondWith(page);
  await page.goto(`${sites.us}/contact`);
  const topic = page.getByLabel('Topic');
  const isOpen = () => topic.evaluate((select) => select.matches(':open'));
  await topic.click();
  await expect.poll(isOpen).toBe(true);
  await expect(topic.getByRole('option')).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await topic.click();
  await expect.poll(isOpen).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(isOpen).toBe(false);
  await expect(topic).toHaveValue('');
  await topic.click();
  await topic.getByRole('option', { name: 'Sponsorships' }).click();
  await expect.poll(isOpen).toBe(false);
  await expect(topic).toHaveValue('sponsorships');
  await expect(topic).toBeFocused();

  await page.keyboard.type('m');
  for (const text of ['Ada', 'Park', 'ada@example.com', 'Hello']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (let box = 0; box < 2; box += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toBeFocused();
  await page.keyboard.press('Tab');
  await submit(page, () => page.keyboard.press('Enter'));
  await response();
  await expect(page.getByRole('region', { name: 'Message sent.' })).toBeFocused();
  expect(posted[0]).toMatchObject({ topic: 'media-inquiries', firstName: 'Ada', minAge: true });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: viewports[0] });

  test('the lightbox traps the focus, and is controlled by keyboard and by a swipe', async ({ page }) => {
    await page.goto(`${sites.us}/contact`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('main').locator('aside button').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await dialog.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(dialog.locator('figcaption')).toContainText('4 of 6');
    await page.keyboard.press('Escape');

    await page.getByRole('main').locator('aside button').first().tap();
    await expect(dialog.locator('img')).toBeVisible();
    const client = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x, y: 400 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(80) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog.locator('figcaption')).toContainText('2 of 6');
  });
});

test('without script no input can end up in the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sites.us}/contact`);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('First Name').press('Enter');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${sites.us}/contact`);
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  await context.close();
});

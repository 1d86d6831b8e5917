import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../test-support/run-site';
import { expectFits } from './support/in-every-window';
import { settle } from './support/settle';
import { viewports } from './support/sites';
import { expect, expectHydrated, type Page, test } from './support/test';
import { dropTimers, stopClock } from './support/timers';

const [phone] = viewports;

// One server and its switches for all tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

let backends: Backends;
let site: Site;
test.beforeAll(async () => {
  backends = await startBackends();
  site = await runSite({
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    RATE_LIMIT_PER_MINUTE: '1000',
  });
});
test.afterAll(async () => {
  await site.stop();
  await backends.close();
});
test.afterEach(() => backends.services.newsletter.reset());

// The cookie banner is dismissed, the newsletter pop-up is not.
test.use({ hasDismissedDialogs: false });

const languages = {
  en: {
    host: 'localhost',
    context: { country: 'US', language: 'EN' },
    title: 'Join the team',
    first: 'First name',
    email: 'Email',
    subscribe: 'Subscribe',
    submitting: 'Submitting...',
    required: 'Email is required',
    invalid: 'Please provide a valid email address.',
    thanks: 'Thank you for subscribing!',
    failure: 'Something went wrong. Please try again.',
  },
  fr: {
    host: 'fr.ca.localhost',
    context: { country: 'CA', language: 'FR' },
    title: 'Rejoignez l’équipe',
    first: 'Prénom',
    email: 'Courriel',
    subscribe: 'S’abonner',
    submitting: 'Envoi en cours…',
    required: 'Le courriel est obligatoire',
    invalid: 'Veuillez entrer une adresse courriel valide.',
    thanks: 'Merci de votre abonnement!',
    failure: 'Une erreur s’est produite. Veuillez réessayer.',
  },
} as const;

const popUp = (page: Page) => page.getByRole('dialog', { name: /Join the team|Rejoignez l’équipe/ });
const submitted = (page: Page) => page.evaluate(() => localStorage.getItem('newsletterSubmitted'));
const address = (language: keyof typeof languages, path = '/faq') =>
  site.url.replace('localhost', languages[language].host) + path;

/** Advances the page's clock by five seconds, after which the pop-up appears if it may. */
async function visit(page: Page, url: string) {
  await page.clock.install();
  await page.goto(url);
  await page.clock.fastForward(5000);
}

/** Milliseconds for which the thanks are shown. */
const thanksMs = 2000;

async function open(page: Page, language: keyof typeof languages = 'en') {
  await visit(page, address(language));
  await expect(popUp(page)).toBeVisible();
}

test('appears five seconds after the load, and loads its code then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address('en'), { waitUntil: 'load' });
  // The page starts in two tasks, of which the second is a timer.
  const start = async () => {
    await page.clock.runFor(1);
    return page.evaluate(() => document.documentElement.dataset.hydrated);
  };
  await expect.poll(start, { intervals: [50] }).toBe('');
  await page.clock.runFor(4900);
  await expect(popUp(page)).toBeHidden();
  const before = scripts.length;
  await page.clock.runFor(200);
  await expect(popUp(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('appears once a session, closes by button, backdrop and Escape, and restores the focus', async ({
  context,
}) => {
  const ways = [
    (page: Page) => page.keyboard.press('Escape'),
    (page: Page) => popUp(page).getByRole('button', { name: 'Close the newsletter form' }).click(),
    (page: Page) => page.mouse.click(8, 400),
  ];
  for (const [session, close] of ways.entries()) {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(address('en'));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Press' });
    await link.focus();
    await expectHydrated(page);
    await page.clock.fastForward(5000);
    await expect(popUp(page)).toBeVisible();
    await close(page);
    await expect(popUp(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(await submitted(page)).toBeNull();
    if (session === 0) {
      await page.goto(address('en', '/press'));
      await page.clock.fastForward(5000);
      await settle(page);
      await expect(popUp(page)).toBeHidden();
    }
    await page.close();
  }
});

test('waits while the visitor types, and does not move the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto(address('en', '/contact'));
  const message = page.getByLabel('Message');
  await message.click();
  await page.keyboard.type('Hel');
  await page.clock.fastForward(5000);
  await page.clock.runFor(3000);
  await page.keyboard.type('lo');
  await expect(popUp(page)).toBeHidden();
  await expect(message).toHaveValue('Hello');
  await message.blur();
  await page.clock.runFor(1500);
  await expect(popUp(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('does not open over the mobile menu', async ({ page }) => {
    await page.clock.install();
    await page.goto(address('en'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.clock.fastForward(5000);
    await page.clock.runFor(3000);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1500);
    await expect(popUp(page)).toBeVisible();
  });
});

for (const language of ['en', 'fr'] as const) {
  const messages = languages[language];

  test(`subscribes by keyboard alone in ${language}`, async ({ page, context }) => {
    await open(page, language);
    await stopClock(page);
    const release = backends.services.newsletter.hold();
    for (const text of ['', ' Ada ', '', 'ada@example.com']) {
      if (text) await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: messages.subscribe })).toBeFocused();
    await page.keyboard.press('Enter');
    const button = popUp(page).getByRole('button', { name: messages.submitting });
    await expect(button).toBeDisabled();
    await expect(popUp(page).getByLabel(messages.email)).toBeDisabled();
    expect(await submitted(page)).toBeNull();
    release();
    await expect(popUp(page).getByRole('status')).toHaveText(messages.thanks);
    await expect(popUp(page).getByRole('status')).toBeFocused();
    expect(await submitted(page)).toBe('true');
    const sent = backends.services.newsletter.log().map(({ body }) => body);
    expect(sent).toEqual([{ email: 'ada@example.com', firstName: 'Ada', context: messages.context }]);
    await page.clock.runFor(thanksMs);
    await expect(popUp(page)).toBeHidden();

    // Another session of the same visitor.
    await page.clock.resume();
    const later = await context.newPage();
    await visit(later, address(language));
    await settle(later);
    await expect(popUp(later)).toBeHidden();
  });

  test(`shows the error of the address, and fits every window in every state, in ${language}`, async ({
    page,
  }) => {
    await open(page, language);
    await expectFits(page);
    const button = popUp(page).locator('button[type="submit"]');
    const email = popUp(page).getByLabel(messages.email);
    await button.click();
    await expect(popUp(page).getByText(messages.required)).toBeVisible();
    await expect(email).toHaveAccessibleDescription(messages.required);
    await expect(email).toBeFocused();
    await expectFits(page);
    await email.fill('ada@example.c');
    await expect(email).toHaveAccessibleDescription(messages.invalid);
    await email.fill('ada@example.ca');
    await expect(email).toHaveAccessibleDescription('');
    expect(backends.services.newsletter.log()).toEqual([]);
    await email.fill('ada@example.com');
    backends.services.newsletter.set({ mode: 'refuse' });
    await button.click();
    await expect(popUp(page).getByRole('alert')).toHaveText(messages.failure);
    await expect(button).toBeFocused();
    await expect(email).toHaveValue('ada@example.com');
    expect(await submitted(page)).toBeNull();
    await expectFits(page);
    backends.services.newsletter.set({ mode: 'ok' });
    const release = backends.services.newsletter.hold();
    await dropTimers(page, thanksMs);
    await button.click();
    await expect(button).toHaveText(messages.submitting);
    await expectFits(page);
    release();
    await expect(popUp(page).getByRole('status')).toHaveText(messages.thanks);
    await expectFits(page);
  });
}

test('a service that fails leaves the pop-up open; one that knows the visitor thanks, too', async ({
  page,
}) => {
  await open(page);
  const button = popUp(page).locator('button[type="submit"]');
  await popUp(page).getByLabel('Email').fill('ada@example.com');
  for (const failure of [
    { mode: 'drop' },
    { mode: 'broken-json' },
    { mode: 'html-login' },
    { mode: 'ok', status: 500 },
  ] as const) {
    backends.services.newsletter.clearLog();
    backends.services.newsletter.set(failure);
    await button.press('Enter');
    // An alert is removed while a submission is pending.
    await expect.poll(() => backends.services.newsletter.log().length).toBe(1);
    await expect(button).toHaveText(languages.en.subscribe);
    await expect(popUp(page).getByRole('alert')).toHaveText(languages.en.failure);
    expect(await submitted(page)).toBeNull();
    await page.clock.fastForward(5000);
    await expect(popUp(page)).toBeVisible();
    expect(backends.services.newsletter.log()).toHaveLength(1);
  }

  backends.services.newsletter.set({ mode: 'already', status: 200 });
  await stopClock(page);
  await button.press('Enter');
  await expect(popUp(page).getByRole('status')).toHaveText(languages.en.thanks);
  expect(await submitted(page)).toBe('true');
});

import { expectAccessible } from './support/expect-accessible';
import { expectFits } from './support/in-every-window';
import { openReviews, type ReviewsSite, startReviewsSite } from './support/reviews-site';
import { settle } from './support/settle';
import { expect, type Page, test } from './support/test';
import { dropTimers, stopClock } from './support/timers';

const product = '/sports-drink/fruit-punch';
const messages = {
  en: {
    tab: 'Reviews',
    write: 'Write a Review',
    rating: 'Your rating',
    title: 'Title',
    text: 'Your review',
    nickname: 'Nickname',
    email: 'Email',
    recommended: 'I recommend this product',
    terms: 'I agree to the terms and conditions',
    submit: 'Submit Review',
    cancel: 'Cancel',
    four: '4 stars',
    thanks: 'Thank You!',
    rejected: 'Submission failed. Please check the errors below.',
    failed: 'Review submission failed.',
    network: 'Network error during submission.',
    unexpected: 'An unexpected error occurred during submission.',
    errors: [
      'Please select a rating.',
      'Please enter a title.',
      'Please enter your review.',
      'Please enter your nickname.',
      'Please enter your email.',
      'You must agree to the terms and conditions.',
    ],
    short: ['Title must be at least 5 characters.', 'Review must be at least 10 characters.'],
    invalid: 'Please enter a valid email address.',
  },
  fr: {
    tab: 'Avis',
    write: 'Rédiger un avis',
    rating: 'Votre note',
    title: 'Titre',
    text: 'Votre avis',
    nickname: 'Pseudonyme',
    email: 'Courriel',
    recommended: 'Je recommande ce produit',
    terms: 'J’accepte les conditions d’utilisation',
    submit: 'Envoyer l’avis',
    cancel: 'Annuler',
    four: '4 étoiles',
    thanks: 'Merci!',
    rejected: 'L’envoi a échoué. Veuillez vérifier les erreurs ci-dessous.',
    failed: 'L’envoi de l’avis a échoué.',
    network: 'Erreur de réseau pendant l’envoi.',
    unexpected: 'Une erreur inattendue s’est produite pendant l’envoi.',
    errors: [
      'Veuillez choisir une note.',
      'Veuillez entrer un titre.',
      'Veuillez écrire votre avis.',
      'Veuillez entrer votre pseudonyme.',
      'Veuillez entrer votre courriel.',
      'Vous devez accepter les conditions d’utilisation.',
    ],
    short: ['Le titre doit compter au moins 5 caractères.', 'L’avis doit compter au moins 10 caractères.'],
    invalid: 'Veuillez entrer une adresse courriel valide.',
  },
} as const;
const languages = ['en', 'fr'] as const;
type Language = (typeof languages)[number];

let reviewsSite: ReviewsSite;

test.beforeAll(async () => {
  reviewsSite = await startReviewsSite();
});
test.afterAll(() => reviewsSite.stop());
test.beforeEach(() => reviewsSite.backends.services.reviews.reset());
// One server and its switches for all tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

/** Milliseconds for which the thanks are shown. */
const thanksMs = 3000;

async function openForm(page: Page, language: Language) {
  const labels = messages[language];
  const panel = await openReviews(
    page,
    (language === 'en' ? reviewsSite.site.url : reviewsSite.quebec) + product,
    labels.tab,
  );
  const opener = panel.getByRole('button', { name: labels.write });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: labels.write });
  await expect(dialog.getByRole('button', { name: labels.submit })).toBeVisible();
  return { dialog, opener, labels };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill({ dialog, labels }: Form) {
  // The star covers the input and gets the click, once the dialog has stopped moving.
  const four = dialog.getByRole('radio', { name: labels.four });
  await four.locator('xpath=..').click();
  await expect(four).toBeChecked();
  await dialog.getByLabel(labels.title, { exact: true }).fill('Cold and quick');
  await dialog.getByLabel(labels.text, { exact: true }).fill('Two bottles, ten miles, no cramps.');
  await dialog.getByLabel(labels.nickname, { exact: true }).fill('miles_ahead');
  await dialog.getByLabel(labels.email, { exact: true }).fill('ada@example.com');
  await dialog.getByLabel(labels.terms).check();
}

async function expectPreserved({ dialog, labels }: Form) {
  await expect(dialog.getByRole('radio', { name: labels.four })).toBeChecked();
  await expect(dialog.getByLabel(labels.title, { exact: true })).toHaveValue('Cold and quick');
  await expect(dialog.getByLabel(labels.text, { exact: true })).toHaveValue(
    'Two bottles, ten miles, no cramps.',
  );
  await expect(dialog.getByLabel(labels.nickname, { exact: true })).toHaveValue('miles_ahead');
  await expect(dialog.getByLabel(labels.email, { exact: true })).toHaveValue('ada@example.com');
  await expect(dialog.getByLabel(labels.terms)).toBeChecked();
}

const sent = () => reviewsSite.backends.services.reviews.log().filter(({ method }) => method === 'POST');

for (const language of languages) {
  test(`every rule of the form, which fits every window, in ${language}`, async ({ page }) => {
    const form = await openForm(page, language);
    const { dialog, labels } = form;
    await expect(dialog.getByLabel(labels.recommended)).toBeChecked();
    await expect(dialog.getByLabel(labels.terms)).not.toBeChecked();
    await expectFits(page);

    await dialog.getByLabel(labels.title, { exact: true }).fill('ab');
    await expect(dialog.getByText(labels.short[0])).toHaveCount(0);
    await dialog.getByLabel(labels.title, { exact: true }).fill('');
    await dialog.getByRole('button', { name: labels.submit }).click();
    for (const error of labels.errors) await expect(dialog.getByText(error)).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expectFits(page);

    await dialog.getByLabel(labels.title, { exact: true }).fill('    abc ');
    await dialog.getByLabel(labels.text, { exact: true }).fill('Good');
    await dialog.getByLabel(labels.email, { exact: true }).fill('ada');
    for (const error of [...labels.short, labels.invalid])
      await expect(dialog.getByText(error)).toBeVisible();
    await fill(form);
    for (const error of [...labels.errors, ...labels.short, labels.invalid])
      await expect(dialog.getByText(error)).toHaveCount(0);
    expect(sent()).toEqual([]);
  });

  test(`a service that fails loses no input, and its errors are shown at the fields, in ${language}`, async ({
    page,
  }) => {
    const { reviews } = reviewsSite.backends.services;
    const form = await openForm(page, language);
    const { dialog, labels } = form;
    await fill(form);
    const submit = dialog.getByRole('button', { name: labels.submit });
    const alert = dialog.getByRole('alert');
    // No message is that of the failure before it, so each is of the last submission.
    for (const [failure, text] of [
      [{ mode: 'refuse' }, 'rejected'],
      [{ mode: 'drop' }, 'network'],
      [{ status: 503 }, 'failed'],
      [{ mode: 'html-login' }, 'unexpected'],
    ] as const) {
      reviews.reset();
      reviews.set(failure);
      await submit.click();
      await expect(alert).toContainText(labels[text]);
      await expect(submit).toBeEnabled();
      await expectPreserved(form);
      expect(sent()).toHaveLength(1);
    }

    reviews.reset();
    reviews.set({ mode: 'field-errors' });
    await submit.click();
    await expect(alert).toHaveText(labels.rejected);
    await expect(alert).toBeFocused();
    await expect(dialog.getByLabel(labels.nickname, { exact: true })).toHaveAccessibleDescription(
      /That nickname is already in use\./,
    );
    await expect(dialog.getByLabel(labels.text, { exact: true })).toHaveAccessibleDescription(/profanity/);
    await expectPreserved(form);
    await expectAccessible(page);

    reviews.set({ mode: 'ok' });
    await dropTimers(page, thanksMs);
    await dialog.getByLabel(labels.nickname, { exact: true }).fill('miles_ahead_2');
    await expect(dialog.getByText('That nickname is already in use.')).toHaveCount(0);
    await submit.click();
    await expect(dialog.getByText(labels.thanks)).toBeVisible();
    await expectAccessible(page);
    expect(sent()).toHaveLength(2);
  });
}

test('loads its script when opened, is sent by keyboard alone, thanks, and restores the focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    // The payload of the page has the form's messages.
    if (response.url().includes('/_next/static/')) scripts.push(await response.text().catch(() => ''));
  });
  const isForm = (script: string) => script.includes('recommended-required');
  await page.clock.install();
  const panel = await openReviews(page, reviewsSite.site.url + product);
  await settle(page);
  expect(scripts.some(isForm)).toBe(false);
  const opener = panel.getByRole('button', { name: 'Write a Review' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write a Review' });
  await expect.poll(() => scripts.some(isForm)).toBe(true);
  await expect(dialog.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
  const first = dialog.getByRole('radio', { name: '1 star' });
  for (let step = 0; step < 5 && !(await first.evaluate((box) => box === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  for (const text of [
    'Cold and quick',
    'Two bottles, ten miles, no cramps.',
    'miles_ahead',
    'ada@example.com',
  ]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: /Terms/i })).toBeFocused();
  await page.keyboard.press('Tab');
  await stopClock(page);
  const release = reviewsSite.backends.services.reviews.hold();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(dialog.getByRole('status').filter({ hasText: 'Thank You!' })).toBeFocused();
  await page.clock.runFor(thanksMs);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      Action: 'submit',
      ProductId: '2133',
      Rating: '4',
      Title: 'Cold and quick',
      ReviewText: 'Two bottles, ten miles, no cramps.',
      UserNickname: 'miles_ahead',
      UserEmail: 'ada@example.com',
      IsRecommended: 'false',
      AgreedToTermsAndConditions: 'true',
    },
  ]);

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('closing by mistake keeps the input, and so does a browser without network', async ({ page }) => {
  const form = await openForm(page, 'en');
  const { dialog, opener, labels } = form;
  await fill(form);
  for (const close of [
    () => dialog.getByRole('button', { name: labels.cancel }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 300),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expectPreserved(form);
  }

  await page.route('**/api/reviews', (route) => route.abort());
  await dialog.getByRole('button', { name: labels.submit }).click();
  await expect(dialog.getByRole('alert')).toHaveText(labels.network);
  await page.unroute('**/api/reviews');
  await dropTimers(page, thanksMs);
  await dialog.getByRole('button', { name: labels.submit }).click();
  await expect(dialog.getByText(labels.thanks)).toBeVisible();
});

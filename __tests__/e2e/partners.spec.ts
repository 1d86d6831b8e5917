// Rules: PART-04
import { startBackends } from '@/mocks/server';
import { runSite } from '../../test-support/run-site';
import { expectAccessible } from './support/expect-accessible';
import { expectFits } from './support/in-every-window';
import { settle } from './support/settle';
import { getFrom, sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const [phone, , desktop] = viewports;
const messages = {
  [sites.us]: {
    title: 'Partners',
    yours: 'Is your team next?',
    all: 'All partners',
    pause: 'Pause video',
    play: 'Play video',
  },
  [sites.quebec]: {
    title: 'Partenaires',
    yours: 'À quand votre équipe?',
    all: 'Tous les partenaires',
    pause: 'Mettre la vidéo en pause',
    play: 'Lire la vidéo',
  },
};

const playing = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
const colors = (page: Page) =>
  page.getByRole('article').evaluate((article) => {
    const { backgroundColor, color } = getComputedStyle(article);
    return [backgroundColor, color];
  });

for (const [site, { title, yours, all, pause }] of Object.entries(messages)) {
  test(`the list, a partner with a video and a missing one at ${new URL(site).hostname}`, async ({
    page,
  }) => {
    await page.goto(`${site}/partners`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Savannah Bananas',
      'Barstool Sports',
      'Dude Perfect',
      'Coastal Rowing',
      'Northern Trail Run',
      yours,
    ]);
    // Four partners have a page; the last link leads to the contact form.
    await expect(main.getByRole('link')).toHaveCount(5);
    await expectFits(page);

    await page.goto(`${site}/partners/dude-perfect`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dude Perfect');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Coastal Rowing' })).toHaveAttribute(
      'href',
      '/partners/coastal-rowing',
    );
    await expect(page.getByRole('button', { name: pause })).toBeVisible();
    await expectFits(page);

    // A name with a long word, in a narrow tile.
    await page.goto(`${site}/partners/coastal-rowing`);
    await expectFits(page);

    const response = await page.goto(`${site}/partners/nobody`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('link', { name: all })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectFits(page);
  });
}

test('partners have their colours; a video plays, and its button pauses it by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const [slug, background, text, videos] of [
    ['savannah-bananas', 'rgb(255, 207, 1)', 'rgb(0, 0, 0)', 0],
    ['barstool-sports', 'rgb(23, 48, 80)', 'rgb(255, 255, 255)', 0],
    // The video of Coastal Rowing is the placeholder, which is not shown.
    ['coastal-rowing', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', 0],
    ['dude-perfect', 'rgb(46, 217, 195)', 'rgb(0, 0, 0)', 1],
  ] as const) {
    await page.goto(`${sites.us}/partners/${slug}`);
    expect([slug, await colors(page)]).toEqual([slug, [background, text]]);
    await expectAccessible(page);
    await expect(page.locator('video')).toHaveCount(videos);
  }

  await expect.poll(() => playing(page)).toBe(true);
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => [video.muted, video.loop]),
  ).toEqual([true, true]);
  const button = page.getByRole('button', { name: 'Pause video' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play video' })).toBeFocused();
  expect(await playing(page)).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).toBe(true);
});

test('the video is paused under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`${sites.us}/partners/dude-perfect`);
  const play = page.getByRole('button', { name: 'Play video' });
  await expect(play).toBeVisible();
  await settle(page);
  expect(await playing(page)).toBe(false);
  await play.click();
  await expect.poll(() => playing(page)).toBe(true);
});

test.describe('a card', () => {
  test.use({ viewport: phone });

  test('says that its page is loading, and leads to its partner by keyboard, and back', async ({ page }) => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(
      ({ pathname }) => pathname === '/partners/savannah-bananas',
      async (route) => {
        await gate;
        await route.continue();
      },
    );
    await page.goto(`${sites.us}/partners`);
    await page.getByRole('link', { name: /Savannah Bananas/ }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    open();
    await expect(page).toHaveURL(`${sites.us}/partners/savannah-bananas`);
    await page.getByRole('link', { name: 'All partners' }).press('Enter');
    await expect(page).toHaveURL(`${sites.us}/partners`);

    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Savannah Bananas/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${sites.us}/partners/savannah-bananas`);
    await page.getByRole('link', { name: 'All partners' }).press('Enter');
    await expect(page).toHaveURL(`${sites.us}/partners`);
  });
});

test('a partner is in the HTML of the server, with a canonical address', async ({ request }) => {
  const html = await (await getFrom(request, sites.quebec, '/partners/savannah-bananas')).text();
  expect(html).toContain('Uniformes jaunes');
  expect(html).toContain('Partenaire d’hydratation à chaque escale de la tournée');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/partners\/savannah-bananas"/);
  expect(html).not.toContain('noindex');
});

test('empty pages are not stored, neither without the backend nor of a missing partner', async ({
  request,
}) => {
  const backends = await startBackends();
  backends.services.aem.set({ mode: 'drop' });
  const site = await runSite({ AEM_URL: backends.url, CONTENT_REVALIDATE_SECONDS: '1' });
  const text = async (path: string) => {
    const response = await request.get(site.url + path);
    expect(response.status()).toBe(200);
    return response.text();
  };
  try {
    expect(await text('/partners')).toContain('The lineup is being announced.');
    expect(await text('/partners/savannah-bananas')).toContain('noindex');
    backends.services.aem.set({ mode: 'ok' });
    await expect(async () => {
      expect(await text('/partners')).toContain('href="/partners/savannah-bananas"');
      expect(await text('/partners/savannah-bananas')).toContain('Yellow uniforms');
    }).toPass({ intervals: [1000] });

    expect(await text('/partners/late-arrivals')).toContain('noindex');
    backends.services.aem.publish('partners', {
      patch: {
        _path: '/content/dam/solstride/us/en/content-fragments/partners/late-arrivals',
        partnersName: 'Late Arrivals',
        partnerAboutText: { plaintext: 'Never first, always thirsty.' },
      },
    });
    await expect.poll(() => text('/partners/late-arrivals')).toContain('Never first, always thirsty.');
    expect(await text('/partners/late-arrivals')).not.toContain('noindex');
  } finally {
    await site.stop();
    await backends.close();
  }
});

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
  [sites.us]: { title: 'Partners', all: 'All partners', pause: 'Pause video', play: 'Play video' },
  [sites.quebec]: {
    title: 'Partenaires',
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

for (const [site, { title, all, pause }] of Object.entries(messages)) {
  test.describe(new URL(site).hostname, () => {
    test('the list of partners', async ({ page }) => {
      await page.goto(`${site}/partners`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Savannah Bananas',
        'Barstool Sports',
        'Dude Perfect',
        'Coastal Rowing',
        'Northern Trail Run',
      ]);
      await expect(main.getByRole('link')).toHaveCount(4);
      await expectFits(page);
    });

    test('a partner with a video', async ({ page }) => {
      await page.goto(`${site}/partners/dude-perfect`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dude Perfect');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('button', { name: pause })).toBeVisible();
      await expectFits(page);
    });

    test('a missing partner', async ({ page }) => {
      const response = await page.goto(`${site}/partners/nobody`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('link', { name: all })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectFits(page);
    });
  });
}

for (const [slug, background, text] of [
  ['savannah-bananas', 'rgb(255, 207, 1)', 'rgb(0, 0, 0)'],
  ['barstool-sports', 'rgb(23, 48, 80)', 'rgb(255, 255, 255)'],
  ['dude-perfect', 'rgb(46, 217, 195)', 'rgb(0, 0, 0)'],
  ['coastal-rowing', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
] as const) {
  test(`the colours of ${slug}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${sites.us}/partners/${slug}`);
    expect(await colors(page)).toEqual([background, text]);
    await expectAccessible(page);
    // The video of Coastal Rowing is the placeholder, which is not shown.
    await expect(page.locator('video')).toHaveCount(slug === 'dude-perfect' ? 1 : 0);
  });
}

test('the video plays, and its button pauses it by keyboard', async ({ page }) => {
  await page.goto(`${sites.us}/partners/dude-perfect`);
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

  test('leads to its partner by keyboard, and back', async ({ page }) => {
    await page.goto(`${sites.us}/partners`);
    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Savannah Bananas/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${sites.us}/partners/savannah-bananas`);
    await page.getByRole('link', { name: 'All partners' }).press('Enter');
    await expect(page).toHaveURL(`${sites.us}/partners`);
  });

  test('says that its page is loading', async ({ page }) => {
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
  });
});

test('a partner is in the HTML of the server, with a canonical address', async ({ request }) => {
  const html = await (await getFrom(request, sites.quebec, '/partners/savannah-bananas')).text();
  expect(html).toContain('Uniformes jaunes');
  expect(html).toContain('Partenaire d’hydratation à chaque escale de la tournée');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/partners\/savannah-bananas"/);
  expect(html).not.toContain('noindex');
});

test('the empty page of a missing partner is not stored', async ({ request }) => {
  const backends = await startBackends();
  const site = await runSite({ AEM_URL: backends.url, CONTENT_REVALIDATE_SECONDS: '1' });
  const visit = async () => (await request.get(`${site.url}/partners/late-arrivals`)).text();
  try {
    expect(await visit()).toContain('noindex');
    backends.services.aem.publish('partners', {
      patch: {
        _path: '/content/dam/solstride/us/en/content-fragments/partners/late-arrivals',
        partnersName: 'Late Arrivals',
        partnerAboutText: { plaintext: 'Never first, always thirsty.' },
      },
    });
    await expect.poll(visit).toContain('Never first, always thirsty.');
    expect(await visit()).not.toContain('noindex');
  } finally {
    await site.stop();
    await backends.close();
  }
});

test('without the backend the pages are 200 and empty, and complete when it recovers', async ({
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
  } finally {
    await site.stop();
    await backends.close();
  }
});

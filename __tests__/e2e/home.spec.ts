// Rules: HOME-01, HOME-02

import { type Backends, startBackends } from '@/mocks/server';
import { sampleItems } from '@/sample/content';
import { runSite, type Site } from '../../test-support/run-site';
import { expectFits } from './support/in-every-window';
import { expectUnbrokenHeadings } from './support/overflow';
import { settle } from './support/settle';
import { getFrom, sites, viewports } from './support/sites';
import { expect, type Locator, type Page, test } from './support/test';
import { stopClock } from './support/timers';
import { watch } from './support/watch';

test.use({ reducedMotion: 'no-preference' });

const [phone, tablet, desktop] = viewports;

const hero = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).first();

// Each site loads in one of the windows, in which nothing may move.
for (const [site, viewport] of [
  [sites.us, phone],
  [sites.canada, tablet],
  [sites.quebec, desktop],
] as const) {
  test(`is still on a ${viewport.name} on ${new URL(site).hostname}, and fits every window`, async ({
    page,
  }) => {
    const watched = await watch(page);
    await page.setViewportSize(viewport);
    await watched.open(site);
    await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
    await watched.expectQuiet();
    await expectFits(page, async ({ height }) => {
      await expectUnbrokenHeadings(page);
      await expect(async () => {
        const box = await hero(page).boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        expect(box?.height).toBeCloseTo(height - (header?.height ?? 0), -1);
      }).toPass();
    });
  });
}

test('the HTML carries the text, links and first pictures', async ({ request }) => {
  const html = await (await getFrom(request, sites.quebec, '/')).text();
  for (const part of [
    encodeURIComponent('hero/fruit-punch-desktop.webp'),
    'href="/our-story"',
    'href="/sports-drink"',
    'href="/store-locator"',
    'href="/sports-drink/fruit-punch"',
    'Punch aux fruits',
    'Boisson pour sportifs',
    'Plus vite que le soleil.',
    'Comment ça a commencé',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('href="/#');
  expect(html).not.toContain('flash-iv');
});

test.describe('hero', () => {
  test.use({ viewport: desktop });

  test('loops with buttons, pages and arrow keys; its video plays and hides the text while it is shown', async ({
    page,
  }) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) videos.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.goto(sites.us);
    const video = hero(page).locator('video');
    const overlay = page.locator('.swiper-slide', { has: page.locator('video') }).getByTestId('hero-overlay');
    await settle(page);
    expect(videos).toEqual([]);

    const headline = page.getByTestId('hero-overlay').filter({ visible: true });
    const current = hero(page).locator('[aria-current=true]');
    await expect(current).toHaveAccessibleName(/1/);
    await hero(page).getByRole('button', { name: /next/i }).click();
    await expect(current).toHaveAccessibleName(/2/);
    await hero(page)
      .getByRole('button', { name: /previous/i })
      .click();
    await expect(current).toHaveAccessibleName(/1/);
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveAccessibleName(/4/);
    await page.keyboard.press('ArrowRight');
    await expect(current).toHaveAccessibleName(/1/);
    await expect(headline.first()).toBeVisible();
    expect(await hero(page).locator('.swiper-slide:not([inert])').count()).toBe(1);

    // It lasts five seconds, which a busy machine may need for what follows.
    await video.evaluate((element: HTMLVideoElement) => {
      element.loop = true;
    });
    await hero(page).getByRole('button', { name: /3/ }).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
    expect(videos[0]).toContain('loop-desktop.mp4');
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await expect(overlay).toHaveAttribute('data-shown', 'false');

    const controls = page
      .locator('.swiper-slide', { has: page.locator('video') })
      .getByTestId('hero-video-controls');
    await expect(controls).toHaveAttribute('data-shown', 'false');
    await stopClock(page);
    await video.click({ position: { x: 700, y: 500 } });
    await expect(controls).toHaveAttribute('data-shown', 'true');
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await expect(overlay).toHaveAttribute('data-shown', 'true');
    await controls.getByRole('button', { name: /unmute/i }).click();
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
    await controls.getByRole('button', { name: /play/i }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3000);
    await expect(controls).toHaveAttribute('data-shown', 'false');
    await page.clock.resume();

    await hero(page)
      .getByRole('button', { name: /slide 1/ })
      .click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBe(0);
  });

  test('no video starts automatically under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(sites.us);
    const video = hero(page).locator('video');
    await hero(page).getByRole('button', { name: /3/ }).click();
    const shown = page.locator('.swiper-slide:not([inert])', { has: page.locator('video') });
    await expect(shown).toHaveCount(1);
    await settle(page);
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });
});

test.describe('text of the hero', () => {
  const box = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { top: y, bottom: y + height, left: x, right: x + width };
  };

  for (const [site, windows] of [
    [
      sites.canada,
      [
        [1366, 625],
        [1280, 720],
        [1536, 730],
      ],
    ],
    [
      sites.quebec,
      [
        [1440, 789],
        [932, 430],
        [740, 360],
        [320, 640],
      ],
    ],
  ] as const) {
    test(`fit low and narrow windows on ${new URL(site).hostname}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site);
      const slide = hero(page).locator('.swiper-slide:not([inert])');
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await hero(page).getByRole('button', { name: / 2$/ }).click();
        await expect(slide.getByRole('link')).toHaveAttribute('href', '/zero-sugar');
        await page.evaluate(() => window.scrollTo(0, 0));
        // The slide may still be moving, and gets the window's width asynchronously.
        await expect
          .poll(async () => {
            const { left, right } = await box(slide);
            return [left, right];
          })
          .toEqual([0, width]);
        const [slideBox, headline, link] = await Promise.all([
          box(slide),
          box(slide.getByRole('heading')),
          box(slide.getByRole('link')),
        ]);
        const header = await box(page.getByRole('banner'));
        expect(headline.top).toBeGreaterThanOrEqual(header.bottom);
        expect(link.bottom).toBeLessThanOrEqual(slideBox.bottom);
        expect(link.top).toBeGreaterThan(headline.bottom);
      }
    });
  }
});

test.describe('a video as the first slide', () => {
  let backends: Backends;
  let site: Site;
  test.beforeAll(async () => {
    backends = await startBackends();
    const [video] = sampleItems('slides', 'us', 'en').filter(({ slideVideo }) => slideVideo);
    backends.services.aem.publish('slides', { items: video ? [video] : [] });
    site = await runSite({ AEM_URL: backends.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await backends.close();
  });

  test('sets the autoplay mode, plays the mobile source and hides the text until it has', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const source = page.waitForRequest(/loop-mobile\.mp4/);
    await page.goto(site.url);
    await source;
    await expect(page.locator('body')).toHaveAttribute('data-hero-autoplay', 'true');
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
    await expect(page.getByTestId('hero-overlay')).toHaveAttribute('data-shown', 'false');
    const shade = page.locator('video + div');
    await expect(shade).toHaveCSS('opacity', '0.3');
    expect(await shade.boundingBox()).toEqual(await video.boundingBox());
  });
});

import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { median } from './lib/numbers';
import { siteFolder, startServer } from './lib/server';

const rounds = 5;
const slowDown = 4;

type Tap = {
  readonly path: string;
  readonly on: (page: Page) => Locator;
  /** Opens the element that contains the target of the tap. */
  readonly before?: (page: Page) => Promise<void>;
};

const product = '/sports-drink/fruit-punch';

const taps: Readonly<Record<string, Tap>> = {
  menu: { path: '/', on: (page) => page.getByRole('button', { name: 'Open menu' }) },
  carousel: { path: '/', on: (page) => page.getByRole('button', { name: 'Next slide' }) },
  size: { path: product, on: (page) => page.getByRole('tab', { name: '28' }).first() },
  tab: { path: product, on: (page) => page.getByRole('tab', { name: 'Nutrition facts' }) },
  star: {
    path: product,
    before: (page) => page.getByRole('tab', { name: 'Reviews' }).tap(),
    on: (page) => page.getByRole('button', { name: /^5 stars/ }),
  },
  question: { path: '/faq', on: (page) => page.locator('main details summary').first() },
};

/** Returns the time in milliseconds from a tap to the next paint, to within 8 ms. */
async function timeTap(browser: Browser, origin: string, { path, before, on }: Tap): Promise<number> {
  const context = await browser.newContext({ ...devices['Moto G4'], reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await before?.(page);
  await on(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await on(page).tap();
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  return Math.max(0, ...durations);
}

/** Measures taps on a phone whose processor is four times slower. */
export async function benchTaps() {
  const site = await startServer(siteFolder);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '' });
  const times = new Map(Object.keys(taps).map((name) => [name, [] as number[]]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, tap] of Object.entries(taps))
        times.get(name)?.push(await timeTap(browser, `http://localhost:${site.port}`, tap));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [...times].map(([name, ms]) => ({
    tap: name,
    page: taps[name]?.path ?? '',
    'ms to the next paint': median(ms),
    worst: Math.max(...ms),
  }));
}

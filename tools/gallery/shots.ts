import { type Browser, chromium } from '@playwright/test';
import { type Screen, screens } from '@/test-support/gallery/screens';
import { visit } from '@/test-support/gallery/visit';

const widths = [390, 820, 1440, 1920];
const languages = ['en', 'fr'] as const;

export type Shot = {
  readonly name: string;
  readonly screen: Screen;
  readonly language: (typeof languages)[number];
  readonly width: number;
};

/** Returns the shots of every screen, or of those whose names contain one of the words, in every language and width. */
export const findShots = (words: readonly string[]): readonly Shot[] =>
  screens
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .flatMap((screen) =>
      languages.flatMap((language) =>
        widths.map((width) => ({ name: `${screen.name}-${language}-${width}`, screen, language, width })),
      ),
    );

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });

/** Returns the picture of a site's screen as PNG. */
export async function takePicture(browser: Browser, site: string, shot: Shot): Promise<Buffer> {
  const { screen, language, width } = shot;
  try {
    const page = await visit(browser, Number(new URL(site).port), screen, language, width);
    return await page.screenshot({ fullPage: screen.fullPage ?? true });
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
  }
}

/** Takes each shot; throws after the last one if any failed, with their names. */
export async function takeEach(shots: readonly Shot[], take: (shot: Shot) => Promise<void>): Promise<void> {
  const failed: string[] = [];
  for (const shot of shots) {
    try {
      await take(shot);
    } catch (error) {
      failed.push(`${shot.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`);
}

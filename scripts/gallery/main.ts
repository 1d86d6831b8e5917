import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { screens } from '@/test-support/gallery/screens';
import { visit } from '@/test-support/gallery/visit';
import { runSite } from '@/test-support/run-site';

const folder = 'gallery';
const widths = [390, 820, 1440, 1920];
const languages = ['en', 'fr'] as const;

/** Takes a picture of every screen, or of those whose names contain one of the words, in every width and language. */
async function main(words: readonly string[]): Promise<void> {
  const site = await runSite();
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const port = Number(new URL(site.url).port);
  mkdirSync(folder, { recursive: true });
  const failed: string[] = [];
  for (const screen of screens) {
    if (words.length > 0 && !words.some((word) => screen.name.includes(word))) continue;
    for (const language of languages) {
      for (const width of widths) {
        const file = `${folder}/${screen.name}-${language}-${width}.png`;
        try {
          const page = await visit(browser, port, screen, language, width);
          await page.screenshot({ path: file, fullPage: screen.fullPage ?? true });
          await page.context().close();
          console.log(file);
        } catch (error) {
          failed.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        }
      }
    }
  }
  await browser.close();
  await site.stop();
  if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

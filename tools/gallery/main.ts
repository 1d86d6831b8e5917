import { mkdirSync, writeFileSync } from 'node:fs';
import { runSite } from '@/test-support/run-site';
import { findShots, launch, takeEach, takePicture } from './shots';

const folder = 'gallery';

/** Takes a picture of every screen, or of those whose names contain one of the words, in every width and language. */
async function main(words: readonly string[]): Promise<void> {
  const [site, browser] = [await runSite(), await launch()];
  mkdirSync(folder, { recursive: true });
  try {
    await takeEach(findShots(words), async (shot) => {
      const file = `${folder}/${shot.name}.png`;
      writeFileSync(file, await takePicture(browser, site.url, shot));
      console.log(file);
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

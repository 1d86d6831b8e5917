import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runSite } from '@/test-support/run-site';
import { type Difference, findDifference } from './difference';
import { type Differing, describe, renderReport } from './report';
import { findShots, launch, type Shot, takeEach, takePicture } from './shots';

const folder = 'gallery/against';

/** Pictures must differ this many times in a row to count as different, because a busy machine may delay a page. */
const attempts = 3;

type Pair = { readonly old: Buffer; readonly now: Buffer; readonly difference: Difference };

/**
 * Takes the screens of another build and of this one, and writes a page of those that look different.
 * @param other folder of the project of the other build
 */
async function main([other = '', ...words]: readonly string[]): Promise<void> {
  const sites = [await runSite({}, 'node', other), await runSite()] as const;
  const browser = await launch();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const differing: Differing[] = [];

  const takePair = async (shot: Shot): Promise<Pair | null> => {
    const old = await takePicture(browser, sites[0].url, shot);
    const now = await takePicture(browser, sites[1].url, shot);
    const difference = await findDifference(old, now);
    return difference && { old, now, difference };
  };
  const compare = async (shot: Shot) => {
    let pair = await takePair(shot);
    for (let attempt = 1; pair && attempt < attempts; attempt += 1) pair = await takePair(shot);
    if (pair) {
      const { picture, ...sizes } = pair.difference;
      for (const [kind, file] of Object.entries({ old: pair.old, new: pair.now, difference: picture }))
        writeFileSync(`${folder}/${shot.name}-${kind}.png`, file);
      differing.push({ name: shot.name, ...sizes });
    }
    console.log(`${shot.name}: ${pair ? 'differs' : 'same'}`);
  };

  const shots = findShots(words);
  try {
    await takeEach(shots, compare);
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
    writeFileSync(`${folder}/index.html`, renderReport(differing));
    for (const one of differing) console.log(describe(one));
    console.log(`${differing.length} of ${shots.length} pictures differ: ${folder}/index.html`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Stores far more pages than the heap can hold, each with a text that takes two bytes a character. */
const fill = `
  const { default: PageCache } = await import(process.argv[1]);
  const cache = new PageCache();
  const html = (number) => ('’' + number).padEnd(100_000, 'x');
  for (let number = 0; number < 2000; number += 1) {
    const value = { kind: 'APP_PAGE', html: Buffer.from(html(number)).toString(), headers: {} };
    await cache.set('/' + number, value, {});
  }
  const found = await Promise.all([0, 1999].map((number) => cache.get('/' + number)));
  console.log(JSON.stringify(found.map((entry) => entry !== null)));
`;

test('a heap of 96 MB holds the cache however many pages there are: the latest stay', () => {
  const handler = path.resolve('lib/cache/page-cache.mjs');
  const options = ['--max-old-space-size=96', '--input-type=module', '-e', fill, handler];
  expect(JSON.parse(execFileSync(process.execPath, options).toString())).toEqual([false, true]);
});

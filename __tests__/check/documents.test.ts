import { readdirSync, readFileSync } from 'node:fs';
import { persistedQueryUrl } from '@/lib/content/aem/aem-source';
import { folderPath } from '@/lib/content/aem/names';
import { getLocale } from '@/lib/locales/definitions';
import { configurationPackage } from '@/tools/aem/package/configuration';
import { packageEntries } from '@/tools/aem/package/content-package';
import { samplePackage } from '@/tools/aem/package/sample-content';

const read = (file: string) => readFileSync(file, 'utf8');

test('the commands of the workflow are those of the README', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(scripts).toMatchObject({ test: expect.any(String), verify: expect.any(String) });
  for (const command of ['npm test', 'npm run verify']) expect(read('README.md')).toContain(`\`${command}\``);
});

test('the walk-through of AEM shows the packages as they are', async () => {
  for (const [content, entries] of [
    ['configuration', packageEntries(configurationPackage())],
    ['sample-content', packageEntries(await samplePackage())],
  ] as const)
    expect(read('aem/README.md')).toMatch(new RegExp(`-${content}-[\\d.]+\\.zip: ${entries.length} files, `));
});

test('the README of AEM shows the address that the site requests', () => {
  const folder = folderPath(getLocale('us-en'), 'product', 'lyte');
  expect(read('aem/README.md')).toContain(`curl "${persistedQueryUrl('$AEM_URL', 'product', folder)}"`);
});

test('the README of Next’s internals names every file of the folder', () => {
  const folder = 'lib/next-internals';
  const readme = read(`${folder}/README.md`);
  const files = readdirSync(folder).filter((name) => name !== 'README.md');
  expect(files.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
});

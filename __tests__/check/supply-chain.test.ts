import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage, lockedPackages, nameOf, productionPackages } from '@/tools/lib/licences.mjs';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');

/** Licences that only require attribution. */
const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

/** Licences that are accepted where they do not apply to the site's own code. */
const acceptedFor: Readonly<Record<string, RegExp>> = {
  // libvips, the library that sharp calls: shipped as a file of its own that anybody can replace.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Fonts that are used unchanged.
  'OFL-1.1': /^@fontsource(?:-variable)?\//,
  // Data about browsers, read by the build.
  'CC-BY-4.0': /^caniuse-lite$/,
};

/** Reasons why the site does not need the install script of a production package. */
const scriptsNotNeeded: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'next-intl reads messages with it under `next dev`; every platform has a built package',
  '@swc/core':
    'next-intl extracts messages with it, which the site does not use; every platform has a package',
};

const isAccepted = (name: string, licence: string) =>
  licence.split(' AND ').every((part) => accepted.has(part) || acceptedFor[part]?.test(name));

test('every production package has a licence of the list', () => {
  const packages = productionPackages();
  expect(packages.length).toBeGreaterThan(100);
  const others = packages
    .map(([place, { license = 'unknown' }]) => ({ name: nameOf(place), license }))
    .filter(({ name, license }) => !isAccepted(name, license));
  expect(others).toEqual([]);
});

test('docs/licences.md is what `node tools/licences.mjs` writes', () => {
  expect(read('docs/licences.md')).toBe(licencesPage());
});

test('every locked package has a digest, and none a registry', () => {
  const withoutDigest = lockedPackages().filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(withoutDigest).toEqual([]);
  expect(read('package-lock.json')).not.toContain('"resolved"');
});

test('versions are exact', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));
  const all = Object.entries<string>({ ...dependencies, ...devDependencies, ...overrides });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no production package needs an install script', () => {
  const withScript = productionPackages().filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([place]) => nameOf(place)).sort()).toEqual(Object.keys(scriptsNotNeeded).sort());
});

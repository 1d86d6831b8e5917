import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean, integrity?: string,
 *   hasInstallScript?: boolean }} LockedPackage
 */

/**
 * Returns the packages of the lockfile by their path in node_modules, without the project itself.
 * @returns {[string, LockedPackage][]}
 */
export function lockedPackages() {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([place]) => place !== '');
}

/**
 * Returns the packages that the site needs to build and run, on all platforms of the lockfile.
 * @returns {[string, LockedPackage][]}
 */
export const productionPackages = () =>
  lockedPackages().filter(([, { dev, devOptional }]) => !dev && !devOptional);

/** @param {string} place such as `node_modules/a/node_modules/@b/c` @returns {string} `@b/c` */
export const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns the page `docs/licences.md`: production packages by licence. @returns {string} */
export function licencesPage() {
  /** @type {Map<string, Set<string>>} */
  const groups = new Map();
  for (const [place, { version, license = 'unknown' }] of productionPackages()) {
    const group = groups.get(license) ?? new Set();
    groups.set(license, group.add(`${nameOf(place)} ${version}`));
  }
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([licence, names]) =>
        `## ${licence}\n\n${[...names]
          .sort()
          .map((name) => `- ${name}`)
          .join('\n')}`,
    );
  return `# Licences of the production packages

Written by \`node tools/licences.mjs\` from \`package-lock.json\`; a test fails when it is out of date. Which licences are
accepted, and why some only for some packages, is in \`__tests__/check/supply-chain.test.ts\`.

${sections.join('\n\n')}
`;
}

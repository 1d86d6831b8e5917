import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Their source text is inlined in pages, without the helpers of instrumented code. */
const unmutable = [
  'lib/delivery/late-scripts.ts',
  'lib/locales/boot-script.ts',
  'lib/locales/hash-bridge.ts',
  'lib/locales/language-offer.ts',
  'lib/security/trusted-types.ts',
];

/** Components that are mostly functions and hooks. */
const moreFiles = ['components/newsletter/newsletter-popup.tsx'];

/** Tests of a folder beside those in the folder of the same name below `__tests__`. */
/** @type {Readonly<Record<string, readonly string[]>>} */
const moreTests = {
  lib: ['__tests__/lib/faq/*.test.ts'],
  'lib/api': ['__tests__/app/api/*.test.ts'],
  'lib/contact': ['__tests__/lib/contact-send/*.test.ts', '__tests__/app/api/contact*.test.ts'],
  'lib/i18n': ['__tests__/app/locales-file.test.ts', '__tests__/messages/*.test.ts'],
  'lib/newsletter': ['__tests__/app/api/newsletter*.test.ts'],
  'lib/observability': ['__tests__/app/api/metrics.test.ts'],
  'lib/preview': ['__tests__/app/api/preview*.test.ts'],
  'lib/reviews': ['__tests__/app/api/reviews*.test.ts'],
  'lib/security': ['__tests__/lib/api/secret-guard.test.ts'],
  'lib/services': ['__tests__/lib/content/aem/transport.test.ts'],
  'lib/vitals': ['__tests__/app/api/vitals.test.ts', '__tests__/components/vitals/*.test.tsx'],
};

/**
 * Returns the files that `node tools/mutate.mjs` changes in a folder, and the tests to run. Runs only the folder's
 * own tests, because all related ones would load most of the site for every mutant.
 * @param {string} folder such as `lib/story`, `components/faq` or `lib`, which means its files only
 */
export function mutationPlan(folder) {
  const isHooks = folder.startsWith('components/');
  const below = folder === 'lib' ? '*' : '**/*';
  return {
    name: folder.replaceAll('/', '-'),
    mutate: isHooks
      ? [`${folder}/**/use-*.ts`, ...moreFiles.filter((file) => file.startsWith(`${folder}/`))]
      : [`${folder}/${below}.{ts,mjs}`, ...unmutable.map((file) => `!${file}`)],
    tests: [`__tests__/${folder}/${below}.test.{ts,tsx}`, ...(moreTests[folder] ?? [])],
  };
}

/** Returns every folder with something to mutate: those of `lib`, and those of `components` with hooks. */
export function mutationFolders() {
  const files = ['lib', 'components'].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`),
  );
  const mutable = files.filter((file) => /^lib\/.*\.(?:ts|mjs)$|^components\/.*\/use-[^/]*\.ts$/.test(file));
  return [
    ...new Set([...mutable, ...moreFiles].map((file) => dirname(file).split('/').slice(0, 2).join('/'))),
  ].sort();
}

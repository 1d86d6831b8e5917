import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFile, standaloneFolder } from '../../lib/next-internals/build-files.mjs';
import { root } from './paths.mjs';
import { start } from './run.mjs';
import { digest, isStamped, stamp } from './stamp.mjs';

const stampFile = `${standaloneFolder}/.build-stamp`;

/** Inputs of the build. */
const sources = [
  'aem/models',
  'app',
  'components',
  'lib',
  'messages',
  'sample',
  'public',
  'global.d.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'server.mjs',
  'tsconfig.json',
];

/**
 * Copies the files for browsers without their source maps, which only `node tools/size.mjs` reads, and without the comments
 * that name them.
 * @param {string} from
 * @param {string} to
 */
function copyStaticFiles(from, to) {
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const chunks = join(to, 'chunks');
  for (const name of readdirSync(chunks)) {
    const file = join(chunks, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/\n*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\*\/)\s*$/, ''),
    );
  }
}

/** Replaces Next's own server, which has no limits. Next copies only the files that its pages import. */
function copyServer() {
  for (const file of ['server.mjs', 'lib/next-internals/build-config.mjs', 'lib/process-singleton.mjs'])
    cpSync(join(root, file), join(root, standaloneFolder, file));
  // CommonJS, as in Next's folder.
  writeFileSync(
    join(root, serverFile),
    "import('./server.mjs').catch((error) => {\n  console.error(error);\n  process.exit(1);\n});\n",
  );
}

/**
 * Builds the standalone server with its static files; one build serves every environment.
 * @param {{ collects?: boolean }} [options] `collects` withholds the output, for a build beside something
 * else
 */
export async function build(options = {}) {
  const current = digest(sources);
  rmSync(join(root, standaloneFolder), { recursive: true, force: true });
  const built = await start('npx', ['next', 'build'], options);
  if (!built.ok) return built;
  copyStaticFiles(join(root, '.next/static'), join(root, standaloneFolder, '.next/static'));
  cpSync(join(root, 'public'), join(root, standaloneFolder, 'public'), { recursive: true });
  copyServer();
  stamp(stampFile, current);
  return built;
}

/** Builds unless the last build has the same sources. */
export async function ensureBuilt() {
  if (!isStamped(stampFile, digest(sources)) && !(await build()).ok) process.exit(1);
}

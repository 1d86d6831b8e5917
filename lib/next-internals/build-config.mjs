import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives Next the configuration of the build, as its own standalone server does. Without it, Next would look for
 * `next.config.mjs` and the packages that only a build needs.
 * @param {string} dir folder of the server
 */
export function setBuildConfig(dir) {
  const { config } = JSON.parse(readFileSync(join(dir, '.next/required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

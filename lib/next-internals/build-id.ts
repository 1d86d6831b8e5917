import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdFile } from './build-files.mjs';

/** Returns the id of the build in the server's folder, which every replica of a release has. */
export function readBuildId(): string | null {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), buildIdFile), 'utf8').trim();
  } catch {
    return null;
  }
}

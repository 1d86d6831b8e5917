import { readFileSync } from 'node:fs';
import path from 'node:path';
import { draftKeysFile } from './build-files.mjs';

/**
 * Returns the value of Next's draft cookie, which the build chooses.
 * @param buildFolder `.next`, or `.next/dev` of `next dev`
 * @throws {Error} if Next stores it elsewhere
 */
export function readDraftId(buildFolder: string): string {
  const file = path.join(/* turbopackIgnore: true */ buildFolder, draftKeysFile);
  const { previewModeId } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof previewModeId !== 'string' || previewModeId === '')
    throw new Error(`${file} has no previewModeId: this version of Next stores it in another way.`);
  return previewModeId;
}

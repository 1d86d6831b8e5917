import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { clearManifestCache, loadManifest } from 'next/dist/server/load-manifest.external';
import { previewKeysFile } from './build-files.mjs';

type PreviewKeys = Readonly<
  Record<'previewModeId' | 'previewModeSigningKey' | 'previewModeEncryptionKey', string>
>;

/**
 * Derives the keys with which Next recognizes a draft: equal on all replicas with this secret, random without
 * one.
 */
export function makePreviewKeys(secret: string | null): PreviewKeys {
  const root = secret ?? randomBytes(32);
  const key = (name: string) => createHmac('sha256', root).update(`next ${name}`).digest('hex');
  return {
    previewModeId: key('preview id').slice(0, 32),
    previewModeSigningKey: key('signing key'),
    previewModeEncryptionKey: key('encryption key'),
  };
}

/** Makes Next load a text in place of the file's, within one turn of the event loop. */
function loadInstead(file: string, text: string): unknown {
  const { readFileSync } = fs;
  clearManifestCache(file);
  try {
    fs.readFileSync = ((name: string, options: BufferEncoding) =>
      name === file ? text : readFileSync(name, options)) as typeof readFileSync;
    return loadManifest(file);
  } finally {
    fs.readFileSync = readFileSync;
  }
}

/**
 * Replaces Next's draft keys in this process. The keys of the build are in the image, the same everywhere.
 * Pages and route handlers read the keys from Next's cache of loaded files, so they are replaced there.
 * @throws {Error} if Next stores its keys elsewhere
 */
export function replacePreviewKeys(secret: string | null, buildFolder: string): void {
  const file = path.join(/* turbopackIgnore: true */ buildFolder, previewKeysFile);
  const keys = makePreviewKeys(secret);
  const built = Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')));
  loadInstead(file, JSON.stringify(keys));
  const loaded = JSON.stringify(loadManifest(file));
  if (loaded !== JSON.stringify(keys) || built.sort().join() !== Object.keys(keys).sort().join())
    throw new Error(
      'The draft keys of the build are not replaced: this version of Next stores them in another way (lib/next-internals).',
    );
}

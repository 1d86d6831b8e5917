import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@/lib/locales/definitions';
import { namespaces } from './messages';

/**
 * Reads the messages of `{lng}/{ns}.json` (API-07) from disk in ICU syntax, because the build precompiles
 * imported messages.
 * @param segments of the path below `/locales`
 * @returns the file's text; null for any other path
 */
export async function readMessagesFile(segments: readonly string[]): Promise<string | null> {
  const [lng, file, ...rest] = segments;
  const language = languages.find((known) => known === lng);
  const namespace = namespaces.find((known) => `${known}.json` === file);
  if (!language || !namespace || rest.length > 0) return null;
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'messages');
  return readFile(path.join(folder, language, `${namespace}.json`), 'utf8');
}

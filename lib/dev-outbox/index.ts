import 'server-only';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@/lib/config';
import { dataFolder } from '@/lib/config/data-folder';

/**
 * Appends a submission as a line of JSON to `.data/{name}.jsonl`, so that developers see what the form would
 * send (CON-05: the dev outbox).
 * @throws {Error} outside `local`, because a server must not store submissions
 */
export async function writeToOutbox(
  { appEnv }: Pick<Config, 'appEnv'>,
  name: 'contact' | 'newsletter',
  submission: object,
  folder: string = dataFolder(),
): Promise<void> {
  if (appEnv !== 'local') throw new Error('The dev outbox is for local mode only');
  const line = JSON.stringify({ at: new Date().toISOString(), ...submission });
  await mkdir(folder, { recursive: true });
  await appendFile(path.join(/* turbopackIgnore: true */ folder, `${name}.jsonl`), `${line}\n`, {
    mode: 0o600,
  });
}

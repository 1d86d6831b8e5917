/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@/lib/config/parse';
import { environmentSchema } from '@/lib/config/schema';

const lines = readFileSync(join(process.cwd(), '.env.example'), 'utf8').split('\n');
const named = lines.flatMap((line) => line.match(/^(?:# )?([A-Z][A-Z_]+)=/)?.[1] ?? []);
const set = Object.fromEntries(
  lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=') as [string, string]),
);

describe('.env.example', () => {
  it('names every variable once', () => {
    expect(named.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('is a configuration the server starts with, and says the defaults', () => {
    expect(parseConfig(set)).toEqual(parseConfig({}));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@/lib/config/parse';
import { environmentSchema } from '@/lib/config/schema';
import { parseTraces, tracesSchema } from '@/lib/config/traces';

const lines = readFileSync(join(process.cwd(), '.env.example'), 'utf8').split('\n');
const named = lines.flatMap((line) => line.match(/^(?:# )?([A-Z][A-Z_]+)=/)?.[1] ?? []);
const set = Object.fromEntries(
  lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=') as [string, string]),
);

describe('.env.example', () => {
  it('names every variable once', () => {
    const own = named.filter((name) => !name.startsWith('OTEL_'));
    expect(own.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
    expect(new Set(named).size).toBe(named.length);
  });

  it('names the variables of traces, with traces off', () => {
    expect(named).toEqual(expect.arrayContaining(Object.keys(tracesSchema.shape)));
    expect(parseTraces(set)).toEqual({ state: 'off' });
  });

  it('starts the server, and states the defaults', () => {
    expect(parseConfig(set)).toEqual(parseConfig({}));
  });
});

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '@/lib/config/data-folder';
import { writeToOutbox } from '@/lib/dev-outbox';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'dev-outbox-')), '.data');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

test('writes one line of JSON per submission', async () => {
  await writeToOutbox({ appEnv: 'local' }, 'contact', { message: 'one\ntwo' }, folder);
  await writeToOutbox({ appEnv: 'local' }, 'contact', { message: 'three' }, folder);
  const file = path.join(folder, 'contact.jsonl');
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { at: expect.any(String), message: 'one\ntwo' },
    { at: expect.any(String), message: 'three' },
  ]);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test.each(['dev', 'staging', 'production'] as const)('is rejected in %s', async (appEnv) => {
  await expect(writeToOutbox({ appEnv }, 'newsletter', {}, folder)).rejects.toThrow('local mode only');
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test.each([
  ['/site', '/site/.data'],
  ['/site/.next/standalone', '/site/.data'],
])('started in %s it is %s', (started, expected) => {
  expect(dataFolder(started)).toBe(path.normalize(expected));
});

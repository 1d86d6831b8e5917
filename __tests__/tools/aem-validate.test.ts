import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command with the given tools alone in its path. */
function validateWith(...tools: readonly string[]) {
  for (const tool of tools) {
    const file = join(folder, tool);
    writeFileSync(file, '#!/bin/sh\nexit 0\n');
    chmodSync(file, 0o755);
  }
  const { status, stderr } = spawnSync(process.execPath, ['tools/aem-validate.mjs'], {
    env: { ...process.env, PATH: folder },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('without Maven and a JDK the packages are not validated, which an exit code of its own says', () => {
  expect(validateWith()).toEqual({
    status: 3,
    stderr: expect.stringContaining('Not validated: mvn and javac missing. Install Maven 3 and a JDK of 11'),
  });
});

test('a JDK without Maven is not enough', () => {
  expect(validateWith('javac')).toEqual({
    status: 3,
    stderr: expect.stringContaining('Not validated: mvn missing.'),
  });
});

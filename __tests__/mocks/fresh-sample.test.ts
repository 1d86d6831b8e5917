import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sampleFile = 'sample/content/name.ts';

/** Reads, edits and reads again, as the local AEM of `npm run dev` does between two requests. */
const steps = `
import { utimesSync, writeFileSync } from 'node:fs';
import { createFreshSample } from ${JSON.stringify(join(process.cwd(), 'mocks/server/fresh-sample.ts'))};
const errors: unknown[] = [];
const read = createFreshSample((error) => errors.push(error));
const names = [read(), read()];
const texts = ["export const name = 'New';", 'export const name = ', "export const name = 'Newer';"];
for (const [index, text] of texts.entries()) {
  writeFileSync(${JSON.stringify(sampleFile)}, text);
  // Seconds apart, whatever the clock and the file system say.
  const changedAt = new Date(Date.now() + 3_600_000 + index * 10_000);
  utimesSync(${JSON.stringify(sampleFile)}, changedAt, changedAt);
  names.push(read());
}
console.log(JSON.stringify({ names, errors: errors.length }));
`;

/** A project with the files that the reader loads. */
function makeProject(folder: string): void {
  const files = {
    'aem/fragments/from-sample.ts':
      "import { name } from '../../sample/content/name';\nexport const sampleFragments = () => [name];",
    [sampleFile]: "export const name = 'Old';",
    'messages/en.json': '{}',
    'steps.ts': steps,
    'package.json': '{}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
}

test('an edit of the sample content shows at the next request; a file that cannot be loaded changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    makeProject(folder);
    const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
    const stdout = execFileSync(process.execPath, [tsx, 'steps.ts'], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual({
      names: [['Old'], ['Old'], ['New'], ['New'], ['Newer']],
      errors: 1,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

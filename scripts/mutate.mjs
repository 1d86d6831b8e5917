import { ensureInstalled } from './lib/install.mjs';
import { mutationFolders } from './lib/mutation-plan.mjs';
import { mustRun, run } from './lib/run.mjs';

// Arguments are folders, such as `npm run mutate -- lib/story components/faq`, and options of Stryker. A
// stored result is repeated after a change of it or of its tests; constants of a module only with `--force`.
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const folders = given.filter((word) => !options.includes(word));

ensureInstalled();
for (const folder of folders.length > 0 ? folders : mutationFolders()) {
  console.log(`\n— ${folder}`);
  if (run('npx', ['stryker', 'run', ...options], { MUTATE: folder }))
    mustRun('npx', ['tsx', 'bench/mutation.ts', folder]);
}

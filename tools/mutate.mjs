import { ensureInstalled } from '../scripts/lib/install.mjs';
import { mustRun, run } from '../scripts/lib/run.mjs';
import { mutationFolders } from './lib/mutation-plan.mjs';

// Arguments are folders, such as `node tools/mutate.mjs lib/story components/faq`, and options of Stryker. A
// mutant runs again after a change of its code or tests; constants of a module only with `--force`.
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const folders = given.filter((word) => !options.includes(word));

ensureInstalled();
for (const folder of folders.length > 0 ? folders : mutationFolders()) {
  console.log(`\n— ${folder}`);
  if (run('npx', ['stryker', 'run', ...options], { MUTATE: folder }))
    mustRun('npx', ['tsx', 'tools/bench/mutation.ts', folder]);
}

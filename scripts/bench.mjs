import { spawnSync } from 'node:child_process';
import { buildBlankSite } from './lib/blank-site.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installPackages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';

ensureInstalled();
await ensureBuilt();
const servers = ensureServers();
const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;
if (!hasWrk() && !installPackages(['wrk'])) {
  console.error('The benchmarks need wrk.');
  process.exit(1);
}
buildBlankSite();
const environment = { ...servers, CHROMIUM_PATH: ensureBrowser() };
process.exit(run('npx', ['tsx', 'bench/main.ts', ...process.argv.slice(2)], environment) ? 0 : 1);

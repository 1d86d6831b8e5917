import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../scripts/lib/browser.mjs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { installPackages } from '../scripts/lib/packages.mjs';
import { run } from '../scripts/lib/run.mjs';
import { ensureServers } from '../scripts/lib/servers.mjs';
import { buildBlankSite } from './lib/blank-site.mjs';

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
process.exit(run('npx', ['tsx', 'tools/bench/main.ts', ...process.argv.slice(2)], environment) ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installPackages } from './lib/packages.mjs';
import { root } from './lib/paths.mjs';
import { mustRun, run } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';

const blank = join(root, 'bench/blank-site/.next');

ensureInstalled();
await ensureBuilt();
const servers = ensureServers();
const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;
if (!hasWrk() && !installPackages(['wrk'])) {
  console.error('The benchmarks need wrk.');
  process.exit(1);
}
mustRun('npx', ['next', 'build', 'bench/blank-site']);
cpSync(join(blank, 'static'), join(blank, 'standalone/bench/blank-site/.next/static'), { recursive: true });
process.exit(run('npx', ['tsx', 'bench/main.ts', ...process.argv.slice(2)], servers) ? 0 : 1);

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(
  run('npx', ['jest', '-c', 'jest.cluster.config.mjs', ...process.argv.slice(2)], ensureServers()) ? 0 : 1,
);

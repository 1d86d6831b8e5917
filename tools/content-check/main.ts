import { loadEnvConfig } from '@next/env';
import { run } from './run';

// Reads `.env` files, as Next does; environment variables take precedence.
loadEnvConfig(process.cwd(), true, { info: () => {}, error: console.error });
run(process.argv.slice(2), process).then((exitCode) => {
  process.exitCode = exitCode;
});

import { ConfigError, getConfig } from '.';

/** Stops the process when its configuration is wrong, with a message for the operator (OPS-01). */
export function checkConfigAtStart(): void {
  try {
    getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

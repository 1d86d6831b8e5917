import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a command in the project's folder with the terminal attached.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * As `run`, but ends the process when the command fails.
 * @param {string} command
 * @param {string[]} args
 */
export function mustRun(command, args) {
  if (!run(command, args)) {
    console.error(`Failed: ${command} ${args.join(' ')}`);
    process.exit(1);
  }
}

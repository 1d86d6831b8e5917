import { spawn, spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** @param {Record<string, string>} env added to the environment */
const optionsWith = (env) => ({
  cwd: root,
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  shell: process.platform === 'win32',
});

/**
 * Runs a command in the project's folder with the terminal attached.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, env = {}) {
  return runStatus(command, args, { env }) === 0;
}

/**
 * As `run`, but returns the exit code; null for a command that did not end by itself.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdout?: 'inherit' | number }} [options] `stdout` is where the command's
 *   output goes, such as 2 for stderr
 */
export function runStatus(command, args, { env = {}, stdout = 'inherit' } = {}) {
  /** @type {("inherit" | number)[]} */
  const stdio = ['inherit', stdout, 'inherit'];
  const { status, error } = spawnSync(command, args, { ...optionsWith(env), stdio });
  if (error) console.error(error.message);
  return status;
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

/**
 * Starts a command beside others.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, collects?: boolean }} [options] `collects` returns
 *   the output instead of printing it
 * @returns {Promise<{ ok: boolean, output: string }>} whether it succeeded, and the collected output
 */
export function start(command, args, { env = {}, collects = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...optionsWith(env),
      stdio: collects ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    }
    child.once('error', ({ message }) => resolve({ ok: false, output: `${output}${message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

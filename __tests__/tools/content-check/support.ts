import { run } from '@/tools/content-check/run';

/** Runs the command as a terminal does; returns what it writes. */
export async function runCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const patient = { UPSTREAM_TIMEOUT_MS: '120000', ...env };
  const exitCode = await run(args, { env: patient, stdout: stream('stdout'), stderr: stream('stderr') });
  return { exitCode, ...written };
}

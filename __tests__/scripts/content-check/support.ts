import { run } from '@/scripts/content-check/run';

/** Runs the command as a terminal does; returns what it writes. */
export async function runCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const exitCode = await run(args, { env, stdout: stream('stdout'), stderr: stream('stderr') });
  return { exitCode, ...written };
}

import { ConfigError, parseContentConfig } from '@/lib/config/parse';
import { checkContent } from './check-content';
import { exitCodeOf, exitCodes } from './exit-codes';
import { parseOptions, usage } from './options';
import { createProgress, type ProgressStream } from './progress';
import { textReport } from './text-report';

type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: ProgressStream;
};

/** Errors of `parseArgs` for unknown or invalid options. */
const isUsageError = (error: unknown): error is Error =>
  String(Object(error).code).startsWith('ERR_PARSE_ARGS');

/** Runs the command; returns its exit code. Progress goes to `stderr`, the report to `stdout`. */
export async function run(args: readonly string[], { env, stdout, stderr }: Terminal): Promise<number> {
  try {
    const options = parseOptions(args);
    if (options.isHelp) {
      stdout.write(usage);
      return exitCodes.fine;
    }
    const config = parseContentConfig({
      ...env,
      ...(options.env === undefined ? {} : { APP_ENV: options.env }),
    });
    const report = await checkContent(config, {
      withFiles: options.withFiles,
      progress: createProgress(stderr),
    });
    const exitCode = exitCodeOf(report);
    stdout.write(
      options.isJson ? `${JSON.stringify({ ...report, exitCode }, null, 2)}\n` : textReport(report),
    );
    return exitCode;
  } catch (error) {
    if (error instanceof ConfigError) stderr.write(`${error.message}\n`);
    else if (isUsageError(error)) stderr.write(`${error.message}\n\n${usage}`);
    else throw error;
    return exitCodes.usage;
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = {
  readonly perSecond: number;
  /** Latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly failures: number;
};

export type Target = { readonly port: number; readonly path: string; readonly host?: string };

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(output: string, percentile: string): number {
  const [, value = 'NaN', unit = 'ms'] =
    new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(value) * (units[unit] ?? 1);
}

const connections = 32;

/** Runs wrk against an address on loopback with keep-alive connections. */
export async function load(
  { port, path, host = 'localhost' }: Target,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '15s'];
  const { stdout } = await run('wrk', [
    ...options,
    ...more,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    '-H',
    `Host: ${host}`,
    `http://127.0.0.1:${port}${path}`,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const sockets = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(stdout, '50'),
    p99: milliseconds(stdout, '99'),
    requests: number(/(\d+) requests in/),
    failures:
      number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, count) => sum + Number(count), 0),
  };
}

import { median, rounded } from './numbers';
import { type Load, load, type Target } from './wrk';

export type Contender = Target & {
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Processor time of its server in milliseconds. */
  readonly cpu?: () => number;
};

/** Results of one contender as ratios to the first. */
export type Row = {
  readonly page: string;
  readonly 'requests a second': number;
  readonly throughput: number;
  readonly 'processor time'?: number;
  readonly 'median latency': number;
  readonly '99 % latency': number;
  readonly failures: number;
};

type Sample = Load & { readonly cpuPerRequest: number };

async function measure(contender: Contender, seconds: number): Promise<Sample> {
  const before = contender.cpu?.() ?? 0;
  const sample = await load(contender, seconds, contender.headers);
  return { ...sample, cpuPerRequest: ((contender.cpu?.() ?? 0) - before) / sample.requests };
}

type Options = { readonly rounds: number; readonly seconds: number; readonly warmUpSeconds: number };

/**
 * Runs the contenders in turn, round by round, so that a busy machine slows all of them. Each ratio is the
 * median of the rounds. Higher throughput, lower latency and lower processor time per request are better.
 */
export async function race(contenders: readonly Contender[], options: Options): Promise<Row[]> {
  const samples = contenders.map((): Sample[] => []);
  for (const contender of contenders) await load(contender, options.warmUpSeconds, contender.headers);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      samples[index]?.push(await measure(contender, options.seconds));
    }
  }
  const ratio = (own: readonly Sample[], of: (sample: Sample) => number) =>
    rounded(median(own.map((sample, round) => of(sample) / of(samples[0]?.[round] ?? sample))));
  return contenders.map((contender, index) => {
    const own = samples[index] ?? [];
    return {
      page: contender.name,
      'requests a second': Math.round(median(own.map(({ perSecond }) => perSecond))),
      throughput: ratio(own, ({ perSecond }) => perSecond),
      ...(contender.cpu && { 'processor time': ratio(own, ({ cpuPerRequest }) => cpuPerRequest) }),
      'median latency': ratio(own, ({ p50 }) => p50),
      '99 % latency': ratio(own, ({ p99 }) => p99),
      failures: own.reduce((sum, { failures }) => sum + failures, 0),
    };
  });
}

import type { Service } from '@/mocks/handlers/service';
import { until } from './until';

/** Moves the stopped clock by the delay of a fake service, if it has one, as soon as a request arrived there. */
export async function passDelay({ log, switches }: Service): Promise<void> {
  const { delayMs } = switches();
  if (delayMs === 0) return;
  await until(() => log().length > 0);
  jest.advanceTimersByTime(delayMs);
}

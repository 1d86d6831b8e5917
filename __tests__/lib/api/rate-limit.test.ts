import { countHit } from '@/lib/api/rate-limit';
import { parseConfig } from '@/lib/config/parse';
import { connectRedis, type Redis } from '@/lib/redis/connection';
import { stopClock } from '../../support/stop-clock';

let mockRedis: Redis | null = null;

jest.mock('@/lib/redis/connection', () => ({
  ...jest.requireActual('@/lib/redis/connection'),
  getRedis: () => mockRedis,
}));

stopClock();
const config = parseConfig({ RATE_LIMIT_PER_MINUTE: '2' });

test('each client has a limit per minute, and the response contains the seconds to wait', async () => {
  const hits = async (key: string, times: number) => {
    const responses: number[] = [];
    for (let time = 0; time < times; time += 1) responses.push(await countHit(key, config));
    return responses;
  };
  expect(await hits('a', 3)).toEqual([0, 0, 60]);
  expect(await hits('b', 1)).toEqual([0]);
  jest.advanceTimersByTime(59_500);
  expect(await hits('a', 1)).toEqual([1]);
  jest.advanceTimersByTime(500);
  expect(await hits('a', 3)).toEqual([0, 0, 60]);
});

test('without Redis each process counts for itself', async () => {
  // No server listens there.
  mockRedis = connectRedis('redis://127.0.0.1:1');
  const own = parseConfig({ RATE_LIMIT_PER_MINUTE: '2' });
  try {
    const responses = [await countHit('a', own), await countHit('a', own), await countHit('a', own)];
    expect(responses).toEqual([0, 0, 60]);
  } finally {
    mockRedis.close();
    mockRedis = null;
  }
});

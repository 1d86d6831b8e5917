/** @jest-environment node */
import { inRequest } from '@/lib/observability/request-scope';

const mockLines: string[] = [];
jest.mock('@/lib/config', () => ({ getConfig: () => ({ logLevel: 'info' }) }));
jest.mock('pino', () => {
  const { pino } = jest.requireActual('pino');
  return (options: object) => pino(options, { write: (line: string) => mockLines.push(line) });
});

test('every line of a request carries its id, whoever writes it', async () => {
  const { logger } = await import('@/lib/observability/logger');
  logger.info({}, 'at start');
  await Promise.all(
    ['a-1', 'b-2'].map((id) =>
      inRequest(id, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        logger.warn({ of: id }, 'later');
      }),
    ),
  );
  expect(mockLines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: expect.any(Number), msg: 'at start' },
    { level: 'warn', time: expect.any(Number), requestId: 'a-1', of: 'a-1', msg: 'later' },
    { level: 'warn', time: expect.any(Number), requestId: 'b-2', of: 'b-2', msg: 'later' },
  ]);
});

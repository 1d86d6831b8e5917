// Rules: OPS-04
import { inRequest } from '@/lib/observability/tracing';

const mockLines: string[] = [];
jest.mock('@/lib/config', () => ({ getConfig: () => ({ logLevel: 'info' }) }));
let mockTrace: string | undefined;
jest.mock('@/lib/observability/tracing', () => ({
  ...jest.requireActual('@/lib/observability/tracing'),
  getTracing: () => ({ traceId: () => mockTrace }),
}));
jest.mock('pino', () => {
  const { pino } = jest.requireActual('pino');
  return (options: object) => pino(options, { write: (line: string) => mockLines.push(line) });
});

beforeEach(() => mockLines.splice(0));

test('every log line of a request has its id', async () => {
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

test('a log line of a trace has its id, with fields and level', async () => {
  const { logger } = await import('@/lib/observability/logger');
  mockTrace = 'trace-1';
  logger.error({ kind: 'timeout' }, 'failed');
  mockTrace = undefined;
  logger.debug({}, 'below the configured level');
  expect(mockLines.map((line) => JSON.parse(line))).toEqual([
    { level: 'error', time: expect.any(Number), traceId: 'trace-1', kind: 'timeout', msg: 'failed' },
  ]);
});

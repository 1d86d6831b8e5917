import { onRequestError } from '@/instrumentation';
import { logger } from '@/lib/observability/logger';

jest.mock('@/lib/observability/logger', () => ({ logger: { error: jest.fn() } }));

test('a page that fails is in the log with its route and where, and without words of the error', async () => {
  process.env.NEXT_RUNTIME = 'nodejs';
  const error = new Error('typed by ada@example.com');
  await onRequestError(error, { path: '/faq?q=ada', method: 'GET', headers: {} }, {
    routerKind: 'App Router',
    routePath: '/[locale]/faq',
    routeType: 'render',
    revalidateReason: undefined,
  } as Parameters<typeof onRequestError>[2]);
  expect(logger.error).toHaveBeenCalledWith(
    { route: '/[locale]/faq', frames: expect.stringContaining('instrumentation.test') },
    'page failed',
  );
  expect(JSON.stringify(jest.mocked(logger.error).mock.calls)).not.toContain('ada');
});

import { onRequestError } from '@/instrumentation';
import { logger } from '@/lib/observability/logger';

jest.mock('@/lib/observability/logger', () => ({ logger: { error: jest.fn() } }));

test('logs a failed page with its route and stack, without the error’s message', async () => {
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

import type { Subscription } from '@/lib/newsletter/schema';

/** Replaces `fetch`. Returns a mock that takes each subscription and resolves to whether the route accepts it. */
export function mockRoute() {
  const accept = jest.fn<Promise<boolean>, [Subscription]>();
  beforeEach(() => {
    window.fetch = async (_url, init) => ({ ok: await accept(JSON.parse(String(init?.body))) }) as Response;
    AbortSignal.timeout ??= () => new AbortController().signal;
  });
  return accept;
}

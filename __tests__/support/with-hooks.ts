import diagnostics from 'node:diagnostics_channel';
import { installRequestHooks, type RequestHook } from '@/lib/request-hook';

/**
 * Installs request hooks and returns a function that removes them, because test files in one process would
 * run each other's hooks.
 */
export function withHooks(...hooks: RequestHook[]): () => void {
  const subscribe = jest.spyOn(diagnostics, 'subscribe');
  installRequestHooks(hooks);
  const subscriptions = subscribe.mock.calls;
  subscribe.mockRestore();
  return () => {
    for (const [name, listener] of subscriptions) diagnostics.unsubscribe(name, listener);
  };
}

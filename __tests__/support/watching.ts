import diagnostics from 'node:diagnostics_channel';

/**
 * Starts something that subscribes to Node's channels, and gives what ends it: test files that run in one process
 * would meet each other's subscribers.
 */
export function watching(start: () => void): () => void {
  const subscribe = jest.spyOn(diagnostics, 'subscribe');
  start();
  const subscriptions = subscribe.mock.calls;
  subscribe.mockRestore();
  return () => {
    for (const [name, listener] of subscriptions) diagnostics.unsubscribe(name, listener);
  };
}

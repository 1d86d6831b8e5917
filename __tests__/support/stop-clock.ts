/**
 * Stops timers, dates and time limits for the tests of a file, so that they pass on a machine of any speed. Promises,
 * immediates and sockets continue, and `jest.advanceTimersByTime` moves the clock. Call it at the top of a file.
 */
export function stopClock(): void {
  const { timeout } = AbortSignal;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['clearImmediate', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), ms);
      return limit.signal;
    };
  });
  afterEach(() => {
    AbortSignal.timeout = timeout;
    jest.useRealTimers();
  });
}

/** Uses fake timers, and makes `document.readyState` a property that a test can set. Call it at the top of a file. */
export function mockReadyState(): { readyState: DocumentReadyState } {
  const mocked: { readyState: DocumentReadyState } = { readyState: 'complete' };
  beforeEach(() => {
    jest.useFakeTimers();
    mocked.readyState = 'complete';
    jest.spyOn(document, 'readyState', 'get').mockImplementation(() => mocked.readyState);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  return mocked;
}

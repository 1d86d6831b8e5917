/** Timeout of the idle callback in milliseconds. */
const timeoutMs = 5000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
}

/** Loads the web-vitals component when the browser is idle; buffered entries cover the time before. */
export const loadWebVitals = () =>
  idle()
    .then(() => import('./web-vitals'))
    .then(({ WebVitals }) => WebVitals);

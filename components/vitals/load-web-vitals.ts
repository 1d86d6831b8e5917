import { whenIdle } from '@/components/ui/when-idle';

/** Loads the web-vitals component when the browser is idle; buffered entries cover the time before. */
export const loadWebVitals = () =>
  whenIdle(5000)
    .then(() => import('./web-vitals'))
    .then(({ WebVitals }) => WebVitals);

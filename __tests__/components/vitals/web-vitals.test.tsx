// Rules: COOK-04
import { render } from '@testing-library/react';
import { WebVitals } from '@/components/vitals/web-vitals';

type Measured = { name: string; value: number; navigationType: string; navigationURL?: string };
let mockReport: (measured: Measured) => void = () => undefined;
jest.mock('next/web-vitals', () => ({
  useReportWebVitals: (report: typeof mockReport) => {
    mockReport = report;
  },
}));

const sendBeacon = jest.fn((..._sent: [string, Blob]) => true);
let state = 'visible';

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/lyte/lime?utm=x' }] });
  Object.defineProperty(document, 'visibilityState', { get: () => state });
});
beforeEach(() => {
  sendBeacon.mockClear();
  state = 'visible';
});

const measure = (name: string, value: number, navigationType = 'navigate', more = {}) =>
  mockReport({ name, value, navigationType, ...more });

function hide() {
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const readBlob = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });
const sentOf = async (call: number) => {
  const [path, blob] = sendBeacon.mock.calls[call] ?? [];
  return { path, type: blob?.type, body: blob && (await readBlob(blob)) };
};

test('sends each measurement once, when the page is hidden', async () => {
  const { unmount } = render(<WebVitals />);
  measure('TTFB', 120);
  measure('CLS', 0.01);
  measure('CLS', 0.2);
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  expect(await sentOf(0)).toEqual({
    path: '/api/vitals',
    type: 'application/json',
    body: {
      vitals: [
        { name: 'TTFB', value: 120, path: '/lyte/lime' },
        { name: 'CLS', value: 0.2, path: '/lyte/lime' },
      ],
    },
  });
  measure('CLS', 0.3);
  measure('INP', 80);
  window.dispatchEvent(new Event('pagehide'));
  expect((await sentOf(1)).body).toEqual({ vitals: [{ name: 'INP', value: 80, path: '/lyte/lime' }] });
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  unmount();
});

test('a route change measured by the browser has its own path', async () => {
  const { unmount } = render(<WebVitals />);
  measure('LCP', 300, 'soft-navigation', { navigationURL: 'http://localhost/faq#shipping' });
  hide();
  expect((await sentOf(0)).body).toEqual({ vitals: [{ name: 'LCP', value: 300, path: '/faq' }] });
  unmount();
});

test('drops what was measured before consent was withdrawn, also when consent is given again', () => {
  const before = render(<WebVitals />);
  measure('FCP', 500);
  before.unmount();
  hide();
  window.dispatchEvent(new Event('pagehide'));
  const again = render(<WebVitals />);
  hide();
  expect(sendBeacon).not.toHaveBeenCalled();
  again.unmount();
});

test('sends as much as the route accepts: twenty measurements, paths of 300 characters', async () => {
  const { unmount } = render(<WebVitals />);
  for (let page = 0; page < 25; page += 1) {
    const navigationURL = `http://localhost/${String(page).padStart(2, '0')}${'x'.repeat(400)}`;
    measure('INP', 1, 'soft-navigation', { navigationURL });
  }
  hide();
  const { vitals } = (await sentOf(0)).body as { vitals: { path: string }[] };
  expect(vitals.map(({ path }) => path.length)).toEqual(Array.from({ length: 20 }, () => 300));
  unmount();
});

test('takes the address of the document where the browser does not list its navigation', async () => {
  const list = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const { unmount } = render(<WebVitals />);
  measure('LCP', 1, 'restore');
  hide();
  expect((await sentOf(0)).body).toEqual({ vitals: [{ name: 'LCP', value: 1, path: location.pathname }] });
  list.mockRestore();
  unmount();
});

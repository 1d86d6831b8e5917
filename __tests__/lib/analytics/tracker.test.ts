import { setCookie } from 'cookies-next/client';
import { dataLayer, gtag } from '@/lib/analytics/data-layer';
import { reportRoute, settleMs } from '@/lib/analytics/page-views';
import { startTracker, stopTracker, updateAdvertising } from '@/lib/analytics/tracker';

const id = 'G-TEST12345';
const commands = () => dataLayer().map((entry) => Array.from(entry as ArrayLike<unknown>));
const views = () => commands().filter(([name, event]) => name === 'event' && event === 'page_view');
const disabled = () => Reflect.get(window, `ga-disable-${id}`);

beforeEach(() => {
  jest.useFakeTimers();
  window.dataLayer = [];
});
afterEach(() => jest.useRealTimers());

describe('the tracker', () => {
  it('says what it may do before it is configured, and leaves the first pageview to the tag', () => {
    startTracker(id, false);
    expect(disabled()).toBe(false);
    expect(commands()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'granted',
        },
      ],
    ]);
  });

  it('takes a new advertising preference over', () => {
    updateAdvertising(true);
    expect(commands()[0]).toMatchObject(['consent', 'update', { ad_storage: 'granted' }]);
  });

  it('stops and removes its cookies, and sends a pageview when it is started again', () => {
    startTracker(id, true);
    gtag('config', id);
    setCookie('_ga', 'GA1.1.1');
    stopTracker(id);
    expect(disabled()).toBe(true);
    expect(document.cookie).toBe('');
    expect(views()).toHaveLength(0);
    startTracker(id, true);
    expect(disabled()).toBe(false);
    expect(views()).toHaveLength(1);
  });
});

describe('one pageview per route', () => {
  const history = (url: string) =>
    dataLayer().push({ event: 'gtm.historyChange-v2', 'gtm.newUrl': url, 'gtm.oldUrl': 'http://localhost/' });
  const go = (path: string, { measured }: { measured: boolean }) => {
    if (measured) history(`http://localhost${path}`);
    reportRoute(`http://localhost${path}`);
  };

  it.each([
    ['sends it', false, 3],
    ['leaves it to a tag that measures history changes', true, 0],
  ])('%s', (_, measured, count) => {
    for (const path of ['/faq', '/press?page=2', '/faq']) {
      go(path, { measured });
      jest.advanceTimersByTime(settleMs);
    }
    expect(views()).toHaveLength(count);
  });

  it('counts routes left at once, and is not taken in by history changes to other places', () => {
    go('/faq', { measured: true });
    go('/press', { measured: false });
    go('/contact', { measured: true });
    jest.advanceTimersByTime(settleMs);
    expect(views()).toEqual([
      ['event', 'page_view', { page_location: 'http://localhost/press', page_title: '' }],
    ]);
  });
});

/** @jest-environment jsdom */
// Rules: COOK-03
import { setCookie } from 'cookies-next/client';
import { dataLayer, gtag } from '@/lib/analytics/data-layer';
import { reportRoute, settleMs } from '@/lib/analytics/page-views';
import {
  analyticsCookies,
  cookieDomains,
  removeAnalyticsCookies,
  startTracker,
  stopTracker,
  updateAdvertising,
} from '@/lib/analytics/tracker';

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
  it('sets the consent before the configuration, and leaves the first pageview to the tag', () => {
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

  it('applies a new advertising preference', () => {
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
    expect(
      commands()
        .filter(([name]) => name === 'consent')
        .map(([, kind]) => kind),
    ).toEqual(['default', 'update']);
  });

  it.each([
    ['another property is configured', ['config', 'G-OTHER']],
    ['another command names the property', ['get', id]],
  ])('leaves the first pageview to the tag when %s', (_, command) => {
    gtag(...command);
    startTracker(id, true);
    expect(views()).toHaveLength(0);
    expect(commands().at(-1)).toMatchObject(['consent', 'default', {}]);
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

  it('sends one for a route that was measured when it was visited before', () => {
    for (const path of ['/faq', '/press']) {
      go(path, { measured: true });
      jest.advanceTimersByTime(settleMs);
    }
    go('/faq', { measured: false });
    jest.advanceTimersByTime(settleMs);
    expect(views()).toHaveLength(1);
  });

  it.each([
    ['an event of another kind', { event: 'gtm.load', 'gtm.newUrl': 'http://localhost/faq' }],
    ['a history change without an address', { event: 'gtm.historyChange-v2' }],
    ['an address without an event', { 'gtm.newUrl': 'http://localhost/faq' }],
  ])('ignores %s', (_, entry) => {
    dataLayer().push(entry);
    go('/faq', { measured: false });
    jest.advanceTimersByTime(settleMs);
    expect(views()).toHaveLength(1);
  });

  it('counts routes left at once, and ignores history changes to other hosts', () => {
    go('/faq', { measured: true });
    go('/press', { measured: false });
    go('/contact', { measured: true });
    jest.advanceTimersByTime(settleMs);
    expect(views()).toEqual([
      ['event', 'page_view', { page_location: 'http://localhost/press', page_title: '' }],
    ]);
  });
});

it.each([
  ['localhost', ['localhost']],
  ['fr.ca.localhost', ['fr.ca.localhost', 'ca.localhost', 'localhost']],
  ['www.solstride.example', ['www.solstride.example', 'solstride.example', 'example']],
])('the domains of %s are %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

it.each([
  ['', []],
  ['advertising=true; analytics=true', []],
  ['advertising=true;_ga=1', ['_ga']],
  ['_ga=GA1.1.1; analytics=true; _ga_TEST12345=GS2.1; _gat=1', ['_ga', '_ga_TEST12345', '_gat']],
])('the tag has in %j the cookies %j', (cookies, names) => {
  expect(analyticsCookies(cookies)).toEqual(names);
});

it('removes them and nothing else', () => {
  setCookie('_ga', '1');
  setCookie('_ga_TEST12345', '2');
  setCookie('analytics', 'false');
  removeAnalyticsCookies();
  expect(document.cookie).toBe('analytics=false');
});

it('removes them from the host and its parents, for the whole site', () => {
  setCookie('_ga', '1');
  const written: string[] = [];
  const cookies = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  removeAnalyticsCookies();
  cookies.mockRestore();
  removeAnalyticsCookies();
  expect(written).toEqual([
    expect.stringMatching(/^_ga=;(?!.*Domain).* Path=\/(?:;|$)/),
    expect.stringMatching(/^_ga=;.* Domain=localhost; Path=\/(?:;|$)/),
  ]);
});

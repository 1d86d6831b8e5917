/** @jest-environment jsdom */
// Rules: CAMP-04
import { reportCampaign } from '@/lib/analytics/campaign-views';
import { dataLayer } from '@/lib/analytics/data-layer';
import { settleMs } from '@/lib/analytics/page-views';

const commands = () => dataLayer().map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  jest.useFakeTimers();
  window.dataLayer = [];
  document.body.innerHTML = '<div data-campaign="longest-day"></div>';
});
afterEach(() => jest.useRealTimers());

test('sends the name of the campaign once, after the pageview', () => {
  reportCampaign();
  expect(commands()).toEqual([]);
  jest.advanceTimersByTime(settleMs);
  jest.runAllTimers();
  expect(commands()).toEqual([['event', 'campaign_view', { campaign_name: 'longest-day' }]]);
});

test('sends nothing for a visit that ends before, or for a page of no campaign', () => {
  reportCampaign()();
  jest.runAllTimers();
  document.body.innerHTML = '<main></main>';
  reportCampaign();
  jest.runAllTimers();
  expect(commands()).toEqual([]);
});

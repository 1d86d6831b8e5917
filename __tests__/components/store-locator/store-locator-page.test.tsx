import { act, fireEvent, screen } from '@testing-library/react';
import { StoreLocatorPage } from '@/components/store-locator/store-locator-page';
import { american, quebec, renderIn } from '../../support/render-in';

const locator = { url: 'https://locator.example/?referrer=x', isStandIn: false };
const frame = () => screen.getByTitle('Store locator map and list of stores');

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByName = () => [];
});
afterEach(() => jest.useRealTimers());

it('frames the locator outside Canada, with a way round it (spec section 2)', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} />);
  expect(frame()).toHaveAttribute('src', locator.url);
  expect(frame()).toHaveAttribute('allow', 'geolocation');
  expect(frame()).toHaveAttribute('sandbox', expect.stringContaining('allow-same-origin'));
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(screen.getByRole('link', { name: /Open the store locator/ })).toHaveAttribute('href', locator.url);
});

it('gives the bundled page none of the site’s own rights', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={{ ...locator, isStandIn: true }} />);
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
});

it('waits, says so when it takes too long, and takes it back when it comes after all', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} />);
  expect(screen.getByText('Warming up the map…')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('The map is taking a break');
  fireEvent.load(frame());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('notices a frame that was there before the script', () => {
  performance.getEntriesByName = () => [{ initiatorType: 'iframe' } as PerformanceResourceTiming];
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} />);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is under construction in Canada (spec section 2)', () => {
  renderIn('fr', <StoreLocatorPage locale={quebec} locator={locator} />);
  expect(screen.getByRole('heading', { name: 'En construction' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

it('has its title even where no locator is configured', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

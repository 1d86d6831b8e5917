// Rules: SHOP-02, SHOP-03
import { act, fireEvent, screen, within } from '@testing-library/react';
import { StoreLocatorPage } from '@/components/store-locator/store-locator-page';
import { american, quebec, renderIn } from '../../support/render-in';
import { product } from '../product/fixtures';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));

const locator = { url: 'https://locator.example/?referrer=x', isFake: false };
const frame = () => screen.getByTitle('Store locator map and list of stores');

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByName = () => [];
});
afterEach(() => jest.useRealTimers());

it('frames the locator outside Canada, with a link to it (SHOP-01)', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} products={[]} />);
  expect(frame()).toHaveAttribute('src', locator.url);
  expect(frame()).toHaveAttribute('allow', 'geolocation');
  expect(frame()).toHaveAttribute('sandbox', expect.stringContaining('allow-same-origin'));
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(screen.getByRole('link', { name: /Open the map/ })).toHaveAttribute('href', locator.url);
});

it('gives the bundled page no access to the site’s origin', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={{ ...locator, isFake: true }} products={[]} />);
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
});

it('shows a message while loading, a link when it takes too long, and removes it when the locator loads', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} products={[]} />);
  expect(screen.getByText('Warming up the map…')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('The map is taking a break');
  fireEvent.load(frame());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

/** A browser's record in which one address was loaded. */
function record(address: string, entries: readonly object[]) {
  performance.getEntriesByName = (name, type) =>
    name === address && type === 'resource' ? (entries as PerformanceEntry[]) : [];
}

it('recognizes a frame that loaded before hydration', () => {
  record(locator.url, [{ initiatorType: 'script' }, { initiatorType: 'iframe' }]);
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} products={[]} />);
  expect(frame()).toHaveAttribute('data-state', 'loading');
  act(() => jest.advanceTimersByTime(0));
  expect(frame()).toHaveAttribute('data-state', 'loaded');
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('recognizes the bundled page by its full URL', () => {
  record('http://localhost/fakes/store-locator.html', [{ initiatorType: 'iframe' }]);
  const bundled = { url: '/fakes/store-locator.html', isFake: true };
  renderIn('en', <StoreLocatorPage locale={american} locator={bundled} products={[]} />);
  act(() => jest.advanceTimersByTime(0));
  expect(frame()).toHaveAttribute('data-state', 'loaded');
});

it.each([
  ['a resource of another element', locator.url, [{ initiatorType: 'link' }, {}]],
  ['another frame', 'https://locator.example/other', [{ initiatorType: 'iframe' }]],
])('does not mistake %s for the locator', (_, address, entries) => {
  record(address, entries);
  renderIn('en', <StoreLocatorPage locale={american} locator={locator} products={[]} />);
  act(() => jest.advanceTimersByTime(9_999));
  expect(frame()).toHaveAttribute('data-state', 'loading');
  act(() => jest.advanceTimersByTime(1));
  expect(frame()).toHaveAttribute('data-state', 'slow');
});

it('removes its timer when unmounted', () => {
  const { unmount } = renderIn('en', <StoreLocatorPage locale={american} locator={locator} products={[]} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

const links = {
  amazon: 'https://www.amazon.example/dp',
  kroger: 'https://www.kroger.example/p',
  walmart: null,
};
const products = [
  product({ path: '/a', slug: 'grape', name: 'Grape', retailers: links }),
  product({ path: '/b', name: 'Only there', retailers: { ...links, amazon: null } }),
  product({ path: '/c', name: 'Nowhere', retailers: { amazon: null, kroger: null, walmart: null } }),
  product({ path: '/d', name: 'Not offered', categorySlug: 'sport-water', retailers: links }),
];
const shown = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') !== '/contact')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('is under construction in Canada, and lists products sold online there', () => {
  renderIn('fr', <StoreLocatorPage locale={quebec} locator={locator} products={products} />);
  expect(screen.getByRole('heading', { name: 'En construction' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  const online = within(screen.getByRole('region', { name: 'Acheter en ligne' }));
  expect(online.getAllByRole('heading', { level: 3 }).map((line) => line.textContent)).toEqual([
    'Boisson pour sportifs',
  ]);
  expect(shown()).toEqual([
    ['Grape', '/sports-drink/grape'],
    ['Amazon Grape (s’ouvre dans un nouvel onglet)', links.amazon],
  ]);
  const [, retailer] = online.getAllByRole('link');
  expect(retailer).toHaveAttribute('target', '_blank');
  expect(retailer).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows a notice without a configured locator, and lists the country’s retailers', () => {
  renderIn('en', <StoreLocatorPage locale={american} locator={null} products={products.slice(0, 2)} />);
  expect(screen.getByRole('heading', { name: 'No map here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  expect(document.querySelector('iframe')).toBeNull();
  expect(shown().map(([text]) => text)).toEqual([
    'Grape',
    'Amazon Grape (opens in a new tab)',
    'Kroger Grape (opens in a new tab)',
    'Only there',
    'Kroger Only there (opens in a new tab)',
  ]);
});

it('omits the list when nothing is sold online', () => {
  renderIn('fr', <StoreLocatorPage locale={quebec} locator={null} products={products.slice(1)} />);
  expect(screen.getByRole('heading', { name: 'En construction' })).toBeVisible();
  expect(screen.getAllByRole('region')).toEqual([
    screen.getByRole('region', { name: 'Rien près de chez vous?' }),
  ]);
  expect(screen.getByRole('link', { name: 'Dites-nous où' })).toHaveAttribute('href', '/contact');
});

it.each([
  ['en', american, 'city.webp'],
  ['fr', quebec, 'city-ca.webp'],
] as const)('shows a bottle with a label of the country in %s', (language, locale, file) => {
  renderIn(language, <StoreLocatorPage locale={locale} locator={null} products={[]} />);
  expect(document.querySelector('header img')).toHaveAttribute('src', expect.stringContaining(file));
});

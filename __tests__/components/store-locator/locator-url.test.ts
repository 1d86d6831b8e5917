import { locatorUrl } from '@/components/store-locator/locator-url';

const referrer = 'https://solstride.example';

it.each([
  ['https://locator.example/find', 'https://locator.example/find?referrer=https%3A%2F%2Fsolstride.example'],
  [
    'https://locator.example/find?brand=1&referrer=old',
    'https://locator.example/find?brand=1&referrer=https%3A%2F%2Fsolstride.example',
  ],
])('%s gets the site as referrer (SHOP-01)', (storeLocatorUrl, url) => {
  expect(locatorUrl({ storeLocatorUrl, appEnv: 'production' }, referrer)).toEqual({ url, isFake: false });
});

it('is the bundled page in local, and nothing elsewhere', () => {
  expect(locatorUrl({ storeLocatorUrl: null, appEnv: 'local' }, referrer)).toEqual({
    url: '/fakes/store-locator.html?referrer=https%3A%2F%2Fsolstride.example',
    isFake: true,
  });
  expect(locatorUrl({ storeLocatorUrl: null, appEnv: 'staging' }, referrer)).toBeNull();
});

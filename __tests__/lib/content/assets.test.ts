// Rules: ASSET-01, ASSET-02
import { assetUrl, imageSource } from '@/lib/content/assets';
import { getLocale } from '@/lib/locales/definitions';

const mockContent = {
  kind: 'api',
  baseUrl: 'http://api.test',
  assetsUrl: 'https://assets.test',
  renditions: 'service',
};
jest.mock('@/lib/config', () => ({ getConfig: () => ({ content: mockContent }) }));

const locale = getLocale('us-en');
const path = '/content/dam/solstride/us/en/a.png';

test('assets come from the configured source of content', () => {
  expect(assetUrl(path, { locale })).toBe(`https://assets.test${path}`);
  expect(imageSource(path, { locale, slot: 'thumbnail' })?.src).toBe(`https://assets.test${path}.380.webp`);
});

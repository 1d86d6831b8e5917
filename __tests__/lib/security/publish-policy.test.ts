import { publishedPolicy } from '@/lib/cache/shared-state.mjs';
import { parseConfig } from '@/lib/config/parse';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { publishPolicy } from '@/lib/security/publish-policy';
import { scriptMarker } from '@/lib/security/script-marker';

const mockConfig = parseConfig({ STORE_LOCATOR_URL: 'https://locator.test/frame' });
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));

test('the page cache gets the policy of the configuration, and the marker of scripts', () => {
  publishPolicy();
  expect(publishedPolicy.get()).toBe(contentSecurityPolicy(mockConfig));
  expect(scriptMarker()).toMatch(/^[\w-]{32}$/);
});

// Rules: CONT-10
import { parseConfig } from '@/lib/config/parse';
import { previewPolicy } from '@/lib/preview/preview-policy';
import { contentSecurityPolicy, hashesPlaceholder } from '@/lib/security/content-security-policy';

const config = parseConfig({ APP_ENV: 'local' });

test('the policy of a preview is that of pages, with a nonce in the place of hashes', () => {
  const [before, after] = contentSecurityPolicy(config).split(hashesPlaceholder);
  const policy = previewPolicy(config);
  expect(policy.startsWith(`${before}'nonce-`)).toBe(true);
  expect(policy.endsWith(`'${after}`)).toBe(true);
  const [, nonce = ''] = /'nonce-([\w+/=]+)'/.exec(policy) ?? [];
  expect(Buffer.from(nonce, 'base64').toString()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('no two previews share a nonce', () => {
  expect(previewPolicy(config)).not.toBe(previewPolicy(config));
});

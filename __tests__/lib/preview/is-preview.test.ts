// Rules: CONT-10
import { isPreview } from '@/lib/preview/is-preview';
import { scriptNonce } from '@/lib/preview/script-nonce';
import { scriptMarker } from '@/lib/security/script-marker';

const mockDraftMode = jest.fn();
let mockPolicy: string | null = null;
jest.mock('next/headers', () => ({
  draftMode: () => mockDraftMode(),
  headers: async () => new Headers(mockPolicy === null ? {} : { 'content-security-policy': mockPolicy }),
}));

const outside = new Error('`draftMode` was called outside a request scope.');

test.each([true, false])('Next says whether it is a preview: %s', async (isEnabled) => {
  mockDraftMode.mockResolvedValue({ isEnabled });
  expect(await isPreview()).toBe(isEnabled);
});

test('outside a request nothing is a preview', async () => {
  mockDraftMode.mockRejectedValue(outside);
  expect(await isPreview()).toBe(false);
});

test.each([new Error('Bail out to rendering'), outside.message])(
  'other errors of Next are rethrown: %s',
  async (error) => {
    mockDraftMode.mockRejectedValue(error);
    await expect(isPreview()).rejects.toBe(error);
  },
);

describe('the nonce of the site’s own script', () => {
  test('is that of the policy in a preview', async () => {
    mockDraftMode.mockResolvedValue({ isEnabled: true });
    mockPolicy = "script-src 'self' 'nonce-abc+/=' https://x.example; img-src 'self'";
    expect(await scriptNonce()).toBe('abc+/=');
  });

  test.each([null, "script-src 'self' 'nonce-'"])(
    'is absent from a policy without one: %s',
    async (policy) => {
      mockDraftMode.mockResolvedValue({ isEnabled: true });
      mockPolicy = policy;
      expect(await scriptNonce()).toBeUndefined();
    },
  );

  test('is the marker on other pages, whatever the header', async () => {
    mockDraftMode.mockResolvedValue({ isEnabled: false });
    mockPolicy = "script-src 'nonce-abc'";
    expect(await scriptNonce()).toBe(scriptMarker());
  });
});

// Rules: CAMP-01
import { generateMetadata } from '@/app/[locale]/c/[slug]/page';
import { GET } from '@/app/[locale]/social/c/[slug]/route';
import { campaignSchema } from '@/lib/content/aem/schemas/campaign';

const mockRead = jest.fn();

jest.mock('@/lib/content/content-client', () => ({ getContentClient: () => ({ read: mockRead }) }));
jest.mock('@/lib/content/cache-control', () => ({
  applyCacheControl: async () => {},
  endPageAt: async () => {},
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const hour = 3_600_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();
const publish = (fields: object) =>
  mockRead.mockResolvedValue({
    state: 'fresh',
    freshForMs: 1000,
    items: [
      campaignSchema.parse({
        _path: '/content/dam/solstride/us/en/content-fragments/campaign/summer',
        campaignTitle: 'Hidden title',
        campaignDescription: { plaintext: 'Hidden description.' },
        campaignImage: { _path: '/content/dam/solstride/us/en/campaigns/longest-day-desktop.webp' },
        campaignAfter: '/lyte',
        ...fields,
      }),
    ],
  });

const params = Promise.resolve({ locale: 'us-en', slug: 'summer' });

test.each([
  ['has not begun', () => ({ from: at(hour) })],
  ['has ended', () => ({ from: at(-2 * hour), until: at(-hour) })],
])('a campaign that %s shows nothing of itself', async (_, fields) => {
  publish(fields());
  const metadata = await generateMetadata({ params });
  expect(metadata).toMatchObject({ title: 'not-found.meta-title', robots: { index: false } });
  expect(JSON.stringify(metadata)).not.toMatch(/hidden|summer|longest/i);
  expect((await GET(new Request('http://localhost'), { params })).status).toBe(404);
});

test('a campaign of now shows its title, description and picture', async () => {
  publish({});
  const metadata = await generateMetadata({ params });
  expect(metadata).toMatchObject({ title: 'Hidden title', description: 'Hidden description.' });
  expect(JSON.stringify(metadata.openGraph)).toContain('/social/c/summer.jpg');
});

test('a campaign that cannot be read has the title of the error', async () => {
  mockRead.mockResolvedValue({ state: 'failed' });
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'error.title',
    robots: { index: false },
  });
});

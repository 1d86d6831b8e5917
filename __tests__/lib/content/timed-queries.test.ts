// Rules: CONT-13, CAMP-01
import { getAnnouncement, getCampaign, getCampaigns, getSlides } from '@/lib/content';
import { applyCacheControl, endPageAt } from '@/lib/content/cache-control';
import { getLocale } from '@/lib/locales/definitions';

const mockRead = jest.fn();

jest.mock('@/lib/config', () => ({ getConfig: () => ({ appEnv: 'local' }) }));
jest.mock('@/lib/content/content-client', () => ({ getContentClient: () => ({ read: mockRead }) }));
jest.mock('@/lib/content/default-content-source', () => ({ getContentSource: () => ({}) }));
jest.mock('@/lib/content/cache-control', () => ({ applyCacheControl: jest.fn(), endPageAt: jest.fn() }));

const locale = getLocale('us-en');
const fresh = (...items: object[]) => ({ state: 'fresh', items, freshForMs: 1000 });

/** Responds to every read with a list; without one the read fails. */
const respond = (list?: object) => mockRead.mockResolvedValue(list ?? { state: 'failed' });
const appliedStates = () => jest.mocked(applyCacheControl).mock.calls.map(([{ state }]) => state);

beforeEach(() => jest.clearAllMocks());

test('a slide is shown in its time, and the page ends when one appears or disappears', async () => {
  jest.useFakeTimers({ now: 1000 });
  const slide = (order: number, from: number | null, until: number | null) => ({ order, from, until });
  respond(fresh(slide(1, null, 1000), slide(2, 1000, 1500), slide(3, 1200, null)));
  const shown = async () => (await getSlides(locale)).items.map(({ order }) => order);
  expect(await shown()).toEqual([2]);
  jest.setSystemTime(1200);
  expect(await shown()).toEqual([2, 3]);
  jest.setSystemTime(1500);
  expect(await shown()).toEqual([3]);
  expect(jest.mocked(endPageAt).mock.calls).toEqual([[1200], [1500], [null]]);
  jest.useRealTimers();
});

test('of several announcements the one that began last is shown', async () => {
  jest.useFakeTimers({ now: 1000 });
  const one = (name: string, from: number | null, until: number | null = null) => ({ name, from, until });
  respond(fresh(one('always', null), one('new', 900, 1500), one('old', 800), one('next', 1200)));
  const shown = async () => (await getAnnouncement(locale))?.name;
  expect(await shown()).toBe('new');
  jest.setSystemTime(1600);
  expect(await shown()).toBe('next');
  expect(jest.mocked(endPageAt).mock.calls).toEqual([[1200], [null]]);
  jest.useRealTimers();
});

test('a page without its announcement is complete, but fresh for a shorter time', async () => {
  respond();
  expect(await getAnnouncement(locale)).toBeNull();
  respond(fresh());
  expect(await getAnnouncement(locale)).toBeNull();
  expect(appliedStates()).toEqual(['stale', 'fresh']);
});

test('a campaign is found by its slug in its time, and has ended afterwards', async () => {
  jest.useFakeTimers({ now: 1000 });
  const campaign = (slug: string, from: number | null, until: number | null, after: string | null) => ({
    ...{ slug, from, until, after },
    blocks: [],
  });
  respond(fresh(campaign('summer', 1100, 1200, '/lyte'), campaign('other', null, 1150, null)));
  const stateOf = async (slug: string) => {
    const lookup = await getCampaign(locale, slug);
    return lookup.state === 'ended' ? `ended, ${lookup.after}` : lookup.state;
  };
  expect([await stateOf('summer'), await stateOf('none'), await stateOf('other')]).toEqual([
    'missing',
    'missing',
    'found',
  ]);
  expect((await getCampaigns(locale)).items.map(({ slug }) => slug)).toEqual(['other']);
  jest.setSystemTime(1100);
  expect(await stateOf('summer')).toBe('found');
  jest.setSystemTime(1200);
  expect([await stateOf('summer'), await stateOf('other')]).toEqual(['ended, /lyte', 'ended, null']);
  // The page of a campaign ends with it, whatever others do.
  expect(jest.mocked(endPageAt).mock.calls.flat()).toEqual([1100, null, 1150, 1100, 1200, null, null]);
  respond();
  expect(await stateOf('summer')).toBe('unavailable');
  jest.useRealTimers();
});

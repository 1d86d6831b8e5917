import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { draftMode } from 'next/headers';
import { isOutsideNext, limitPageDuration } from '@/lib/next-internals/page-render';
import { expectOfNext } from '../../support/expect-of-next';

type PageStore = { type: string; revalidate: number; tags: string[] | null };

/** Sets up the async stores in which Next renders a static page. */
async function renderPage(work: () => Promise<void>): Promise<PageStore> {
  const page: PageStore = { type: 'prerender-legacy', revalidate: 1000, tags: null };
  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => {},
  };
  const store = { incrementalCache, route: '/[locale]/faq', page: '/[locale]/faq/page' };
  await workAsyncStorage.run(store as never, () => workUnitAsyncStorage.run(page as never, work));
  return page;
}

test('the shortest duration and all tags reach the page', async () => {
  const page = await renderPage(async () => {
    await limitPageDuration(300, ['a']);
    await limitPageDuration(10, ['b', 'a']);
    await limitPageDuration(60, []);
  });
  expectOfNext('that unstable_cache limits the duration of the page', page.revalidate === 10);
  expectOfNext('that unstable_cache adds its tags to the page', page.tags?.join() === 'a,b');
});

test('an error of Next in a page is thrown', async () => {
  const broken = { generateSimpleCacheKey: () => Promise.reject(new Error('no memory')) };
  const store = { incrementalCache: broken, route: '/[locale]/faq', page: '/[locale]/faq/page' };
  const limited = workAsyncStorage.run(store as never, () => limitPageDuration(300, ['a']));
  await expect(limited).rejects.toThrow('no memory');
});

test('outside Next it does nothing', async () => {
  const failure: unknown = await limitPageDuration(300, ['a']).catch((error: unknown) => error);
  expectOfNext('the error of unstable_cache outside a request', failure === undefined);
});

test('the error outside a request is recognized, and no other', async () => {
  const error: unknown = await (async () => draftMode())().catch((reason: unknown) => reason);
  expectOfNext('the error of draftMode() outside a request', error instanceof Error && isOutsideNext(error));
  expect(isOutsideNext(new Error('no memory'))).toBe(false);
  expect(isOutsideNext({ message: 'outside a request scope' })).toBe(false);
});

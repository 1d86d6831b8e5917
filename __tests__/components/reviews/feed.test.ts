import { changeFeed, emptyFeed, type Feed, hasMore } from '@/components/reviews/feed';
import { reviewsFrom } from './fixtures';

const page = (first: number, count: number, total: number, feed = emptyFeed(null)) =>
  changeFeed(feed, { type: 'page', page: { reviews: reviewsFrom(first, count), total } });

describe('the list (REV-02)', () => {
  it('advances the offset by the page size and appends', () => {
    const second = page(6, 5, 12, page(1, 5, 12));
    expect(second).toMatchObject({ next: 10, total: 12, status: 'ready' });
    expect(second.reviews).toHaveLength(10);
  });

  it('shows a review once if it moved to a later page', () => {
    expect(page(5, 5, 12, page(1, 5, 12)).reviews).toHaveLength(9);
  });

  it('clears list, offset and error for another filter', () => {
    const failed = changeFeed(page(1, 5, 12), { type: 'fail', message: 'no' });
    expect(changeFeed(failed, { type: 'open', rating: 4 })).toEqual(emptyFeed(4));
  });

  it('keeps the reviews when a later page fails, and clears the error at the next attempt', () => {
    const failed = changeFeed(page(1, 5, 12), { type: 'fail', message: 'no' });
    expect(failed).toMatchObject({ next: 5, status: 'failed', message: 'no' });
    expect(failed.reviews).toHaveLength(5);
    expect(changeFeed(failed, { type: 'ask' })).toMatchObject({ status: 'loading', message: '', next: 5 });
  });

  it.each<[string, Feed, boolean]>([
    ['nothing loaded yet', emptyFeed(null), false],
    ['fewer than the total', page(1, 5, 12), true],
    ['all reviews', page(1, 5, 5), false],
    ['the last page', page(11, 2, 12, page(6, 5, 12, page(1, 5, 12))), false],
    ['a later page failed', changeFeed(page(1, 5, 12), { type: 'fail', message: '' }), true],
    ['the first page failed', changeFeed(emptyFeed(null), { type: 'fail', message: '' }), false],
    ['one was dropped from the last page', page(6, 4, 10, page(1, 5, 10)), false],
  ])('offers more: %s', (_name, feed, expected) => {
    expect(hasMore(feed)).toBe(expected);
  });
});

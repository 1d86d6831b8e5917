// Rules: REV-04
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewsBrowser } from '@/components/reviews/reviews-browser';
import type { PageReviews } from '@/lib/reviews';
import type { Review } from '@/lib/reviews/model';
import { renderIn } from '../../support/render-in';
import { fakeFetch, queryOf } from './fake-fetch';
import { reviewsFrom, summary, termsUrl } from './fixtures';

const calls = fakeFetch();

const list = (reviews: readonly Review[], total = reviews.length) => ({
  state: 'fresh' as const,
  value: { reviews, total, limit: 5, offset: 0 },
});
const everything: PageReviews = {
  productId: '2133',
  summary: { state: 'fresh', value: summary },
  list: list(reviewsFrom(1, 5), 12),
};

const show = (overrides: Partial<PageReviews> = {}, language: 'en' | 'fr' = 'en') =>
  renderIn(
    language,
    <ReviewsBrowser
      productName="Fruit Punch"
      reviews={{ ...everything, ...overrides }}
      termsUrl={termsUrl}
    />,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const articles = () => screen.queryAllByRole('article');
const queries = () => calls.map(queryOf);

describe('the summary (REV-01)', () => {
  it('shows average, total, distribution and the recommended share', () => {
    show();
    const pane = within(screen.getByRole('region', { name: 'Ratings' }));
    expect(pane.getByText('4.3')).toBeVisible();
    expect(pane.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
    expect(pane.getAllByText('12 reviews')[0]).toBeVisible();
    expect(pane.getByText('92%').parentElement).toHaveTextContent('92% recommend this product');
    const rows = within(pane.getByRole('list', { name: 'Reviews by rating' })).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      '5 stars88 reviews',
      '4 stars33 reviews',
      '3 stars00 reviews',
      '2 stars11 review',
      '1 star00 reviews',
    ]);
  });

  it('formats its numbers for the language', () => {
    const value = { ...summary, average: 4, total: 1200 };
    show({ summary: { state: 'fresh', value } }, 'fr');
    const pane = within(screen.getByRole('region', { name: 'Notes' }));
    expect(pane.getByText('4,0')).toBeVisible();
    expect(pane.getByRole('img', { name: '4,0 étoiles sur 5' })).toBeVisible();
    // The formatters use non-breaking spaces of several widths.
    expect(pane.getByText(/^1\s200\savis$/)).toBeVisible();
    expect(pane.getByText(/^92\s%$/)).toBeVisible();
  });

  it('omits an unknown share', () => {
    show({ summary: { state: 'fresh', value: { ...summary, recommendedShare: null } } });
    expect(screen.queryByText(/recommend this product/)).toBeNull();
  });

  it('invites to the first review', async () => {
    const value = { ...summary, average: 0, total: 0, recommendedShare: null };
    show({ summary: { state: 'fresh', value }, list: list([]) });
    expect(screen.getByText('Be the first to review this product!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write a Review' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows an error when it cannot be read, and retries', async () => {
    show({ summary: { state: 'failed', failure: { code: 'upstream-http' } } });
    expect(screen.getByText('Unable to load rating summary')).toBeVisible();
    await press('Try again');
    expect(screen.getByText('Loading rating summary...')).toBeVisible();
    expect(calls[0]?.url).toBe('/api/reviews/summary?productId=2133');
    const { average, total, distribution } = summary;
    await calls[0]?.respond({ body: { average, total, distribution } });
    expect(screen.getByText('4.3')).toBeVisible();
  });

  it.each([
    ['an error', { status: 502, body: { error: { code: 'x', message: 'no' } } }],
    ['another shape', { body: { total: 'many' } }],
    ['no JSON object', { body: null }],
  ])('fails again with %s', async (_name, response) => {
    show({ summary: { state: 'late' } });
    expect(screen.getByText('Loading rating summary...')).toBeVisible();
    await calls[0]?.respond(response);
    expect(screen.getByText('Unable to load rating summary')).toBeVisible();
  });
});

describe('the list (REV-02)', () => {
  it('filters by a row and returns to the summary', async () => {
    show();
    await press(/^4 stars/);
    expect(queries()[0]).toEqual({ productId: '2133', rating: '4', limit: '5', offset: '0' });
    expect(articles()).toEqual([]);
    expect(screen.getByText('Loading reviews...')).toBeVisible();
    expect(screen.getByRole('heading', { name: '4-star reviews' })).toHaveFocus();
    await calls[0]?.respond({ body: { reviews: reviewsFrom(20, 3), total: 3 } });
    expect(articles()).toHaveLength(3);
    expect(screen.getByText('Showing 3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: /^4 stars/ })).toHaveAttribute('aria-pressed', 'true');
    await press('Back to All Reviews');
    expect(screen.getByRole('button', { name: /^4 stars/ })).toHaveFocus();
    expect(articles()).toHaveLength(5);
    expect(calls).toHaveLength(1);
  });

  it('shows a message for a rating without reviews', async () => {
    show();
    await press(/^3 stars/);
    await calls[0]?.respond({ body: { reviews: [], total: 0 } });
    expect(screen.getByText('No reviews found for this rating.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
  });

  it('loads page after page and focuses the first new review', async () => {
    show();
    await press('Load More Reviews');
    expect(queries()[0]).toEqual({ productId: '2133', limit: '5', offset: '5' });
    await press('Loading reviews...');
    expect(calls).toHaveLength(1);
    await calls[0]?.respond({ body: { reviews: reviewsFrom(6, 5), total: 12 } });
    expect(articles()).toHaveLength(10);
    expect(articles()[5]).toHaveFocus();
    await press('Load More Reviews');
    expect(queries()[1]).toMatchObject({ offset: '10' });
    await calls[1]?.respond({ body: { reviews: reviewsFrom(11, 2), total: 12 } });
    expect(articles()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
  });

  it('ignores a response that arrives after another click', async () => {
    show();
    await press(/^5 stars/);
    await press(/^2 stars/);
    expect(calls[0]?.signal.aborted).toBe(true);
    await calls[1]?.respond({ body: { reviews: reviewsFrom(30, 1), total: 1 } });
    await calls[0]?.respond({ body: { reviews: reviewsFrom(40, 5), total: 8 } });
    expect(articles()).toHaveLength(1);
    expect(screen.getByText('Title 30')).toBeVisible();
  });

  it('a pending request does not change the full list', async () => {
    show();
    await press(/^5 stars/);
    await press('Back to All Reviews');
    await calls[0]?.respond({ body: { reviews: reviewsFrom(40, 5), total: 8 } });
    expect(screen.getByText('Title 1')).toBeVisible();
    expect(articles()).toHaveLength(5);
  });

  it('resets for another product', async () => {
    const { rerender } = show();
    await press(/^5 stars/);
    const other = { ...everything, productId: '3003', list: list(reviewsFrom(50, 2)) };
    rerender(<ReviewsBrowser key="3003" productName="Other" reviews={other} termsUrl={termsUrl} />);
    await calls[0]?.respond({ body: { reviews: reviewsFrom(40, 5), total: 8 } });
    expect(screen.getByRole('heading', { name: 'All Reviews' })).toBeVisible();
    expect(articles()).toHaveLength(2);
  });

  it.each([
    ['a network failure', null],
    ['a response of another shape', { body: { reviews: 'x' } }],
  ])('shows an error, and retries: %s', async (_name, response) => {
    const text = 'Error: Failed to load reviews.';
    show();
    if (!response) jest.mocked(fetch).mockRejectedValueOnce(new TypeError('fetch failed'));
    await press(/^5 stars/);
    if (response) await calls[0]?.respond(response);
    expect(await screen.findByText(text)).toBeVisible();
    await press('Try again');
    await calls.at(-1)?.respond({ body: { reviews: reviewsFrom(1, 1), total: 1 } });
    expect(screen.queryByText(text)).toBeNull();
    expect(articles()).toHaveLength(1);
  });

  it('shows the status and text of the service', async () => {
    show();
    await press('Load More Reviews');
    const error = { code: 'upstream-http', message: 'm', upstreamStatus: '503 Busy', details: 'later' };
    await calls[0]?.respond({ status: 502, body: { error } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error: Failed to fetch reviews: 503 Busy. Details: later',
    );
    expect(articles()).toHaveLength(5);
  });

  it('requests the list when the server timed out', async () => {
    show({ list: { state: 'late' } });
    expect(screen.getByText('Loading reviews...')).toBeVisible();
    await calls[0]?.respond({ body: { reviews: reviewsFrom(1, 5), total: 12 } });
    expect(articles()).toHaveLength(5);
  });
});

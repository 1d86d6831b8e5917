import type { Result } from '@/lib/result';
import { productPageSize } from '@/lib/reviews/page-sizes';
import type { Review, ReviewSummary } from '@/lib/reviews/types';

/** A page of the list. */
export type ReviewPage = { readonly reviews: readonly Review[]; readonly total: number };

/** The value, or an error message for the visitor, which is empty if the response has none. */
type Fetched<T> = Result<T, string>;

type Body = { readonly [name: string]: unknown; readonly error?: { readonly message?: unknown } };

const isPage = (body: Body): body is Body & ReviewPage =>
  Array.isArray(body.reviews) && Number.isInteger(body.total);

const isSummary = (body: Body): body is Body & Omit<ReviewSummary, 'recommendedShare'> =>
  Array.isArray(body.distribution) && Number.isInteger(body.total) && typeof body.average === 'number';

async function get<T>(
  address: string,
  signal: AbortSignal,
  read: (body: Body) => T | null,
): Promise<Fetched<T>> {
  try {
    const response = await fetch(address, { signal });
    const body: Body = Object(await response.json());
    const value = response.ok ? read(body) : null;
    return value === null ? { ok: false, error: String(body.error?.message ?? '') } : { ok: true, value };
  } catch {
    return { ok: false, error: '' };
  }
}

export type PageQuery = {
  readonly productId: string;
  readonly rating: number | null;
  readonly offset: number;
};

/** Fetches a page of a product's reviews from `GET /api/reviews` (REV-02). Never throws. */
export function fetchReviews(
  { productId, rating, offset }: PageQuery,
  signal: AbortSignal,
): Promise<Fetched<ReviewPage>> {
  const query = new URLSearchParams({
    productId,
    ...(rating === null ? {} : { rating: String(rating) }),
    limit: String(productPageSize),
    offset: String(offset),
  });
  return get(`/api/reviews?${query}`, signal, (body) => (isPage(body) ? body : null));
}

/** Fetches the rating summary of a product from `GET /api/reviews/summary` (REV-01). Never throws. */
export function fetchSummary(productId: string, signal: AbortSignal): Promise<Fetched<ReviewSummary>> {
  const query = new URLSearchParams({ productId });
  // The route's response has no recommended share.
  return get(`/api/reviews/summary?${query}`, signal, (body) =>
    isSummary(body) ? { ...body, recommendedShare: null } : null,
  );
}

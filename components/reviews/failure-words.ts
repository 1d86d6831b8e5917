import { fill } from '@/lib/i18n/fill';
import { reviewTexts } from '@/lib/reviews/texts';
import type { ReviewsWords } from './reviews-words';

const fetchFailed = /^Failed to fetch reviews: (.*?)\. Details: (.*)$/s;

/**
 * What a visitor reads of a list that failed: "Error: {message}", by default "Failed to load reviews." (spec
 * section 8). The site's own words are put into the visitor's language; the service's stay as they are.
 */
export function listFailure(message: string, { list }: Pick<ReviewsWords, 'list'>): string {
  const [, status, details] = fetchFailed.exec(message) ?? [];
  if (status !== undefined && details !== undefined)
    return fill(list.error, { message: fill(list['fetch-failed'], { status, details }) });
  const isDefault = message === '' || message === reviewTexts.list;
  return fill(list.error, { message: isDefault ? list.failed : message });
}

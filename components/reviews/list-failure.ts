import type { useTranslations } from 'next-intl';
import { reviewTexts } from '@/lib/reviews/texts';

const fetchFailed = /^Failed to fetch reviews: (.*?)\. Details: (.*)$/s;

/**
 * Returns the error message of a failed list (REV-03): "Error: {message}", by default "Failed to load reviews." The
 * site's own messages are translated, the service's are not.
 */
export function listFailure(
  message: string,
  t: ReturnType<typeof useTranslations<'category.reviews.list'>>,
): string {
  const [, status, details] = fetchFailed.exec(message) ?? [];
  if (status !== undefined && details !== undefined)
    return t('error', { message: t('fetch-failed', { status, details }) });
  const isDefault = message === '' || message === reviewTexts.list;
  return t('error', { message: isDefault ? t('failed') : message });
}

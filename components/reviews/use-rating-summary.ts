import { useCallback, useEffect, useState } from 'react';
import type { PageResult } from '@/lib/reviews/page-result';
import type { ReviewSummary } from '@/lib/reviews/types';
import { fetchSummary } from './fetch-reviews';
import { useLatestCall } from './use-latest-call';

export type SummaryState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly summary: ReviewSummary };

function serverState(result: PageResult<ReviewSummary>): SummaryState {
  if ('value' in result) return { status: 'ready', summary: result.value };
  return { status: result.state === 'late' ? 'loading' : 'failed' };
}

/** Manages the rating summary: the server's, or one that the browser requests again (REV-04). */
export function useRatingSummary(productId: string, first: PageResult<ReviewSummary>) {
  const [state, setState] = useState(() => serverState(first));
  const startCall = useLatestCall();

  const load = useCallback(async () => {
    const signal = startCall();
    const response = await fetchSummary(productId, signal);
    if (signal.aborted) return;
    setState(response.ok ? { status: 'ready', summary: response.value } : { status: 'failed' });
  }, [productId, startCall]);

  const isLate = first.state === 'late';
  useEffect(() => {
    if (isLate) void load();
  }, [isLate, load]);

  const retry = () => {
    setState({ status: 'loading' });
    void load();
  };
  return { state, retry };
}

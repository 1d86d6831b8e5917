import { useCallback, useEffect, useState } from 'react';
import type { PageReading } from '@/lib/reviews/last-good';
import type { ReviewSummary } from '@/lib/reviews/types';
import { fetchSummary } from './fetch-reviews';
import { useLatestCall } from './use-latest-call';

export type SummaryState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly summary: ReviewSummary };

function serverState(reading: PageReading<ReviewSummary>): SummaryState {
  if ('value' in reading) return { status: 'ready', summary: reading.value };
  return { status: reading.state === 'late' ? 'loading' : 'failed' };
}

/** The rating summary: the server's, or asked for again by the browser (spec section 8). */
export function useRatingSummary(productId: string, first: PageReading<ReviewSummary>) {
  const [state, setState] = useState(() => serverState(first));
  const startCall = useLatestCall();

  const load = useCallback(async () => {
    const signal = startCall();
    const answer = await fetchSummary(productId, signal);
    if (signal.aborted) return;
    setState(answer.ok ? { status: 'ready', summary: answer.value } : { status: 'failed' });
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

import type { Subscription } from './schema';

/** Longer than the route waits for the service. */
const timeoutMs = 30_000;

/**
 * Sends a subscription to `POST /api/newsletter` once (NEWS-01). Never throws; the visitor learns only
 * whether it succeeded.
 */
export async function sendSubscription(subscription: Subscription): Promise<boolean> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

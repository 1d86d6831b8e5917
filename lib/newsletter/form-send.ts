import type { Subscription } from './schema';

/** Longer than the route itself waits for the service behind it. */
const timeoutMs = 30_000;

/**
 * Sends a subscription once (NEWS-01: `POST /api/newsletter`). Never throws: the visitor learns only
 * whether it went through (NEWS-01).
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

export type FairQueueLimits = {
  /** Maximum number that run at once. */
  readonly running: number;
  /** Maximum number that wait. */
  readonly waiting: number;
  /** Maximum number that wait per client. */
  readonly waitingPerClient: number;
  /** Maximum waiting time in milliseconds. */
  readonly waitMs: number;
};

/** Frees the slot. Further calls do nothing. */
export type Release = () => void;

/** Reason of a rejection: this client has too many waiting, or all clients together. */
export type QueueFull = 'client-full' | 'full';

type Waiter = { readonly start: () => void };

/**
 * Creates a queue with a limited number of slots. Serves waiting clients round-robin, so that a client with many
 * requests delays another by one slot at most.
 */
export function createFairQueue({ running, waiting, waitingPerClient, waitMs }: FairQueueLimits) {
  let free = running;
  let waitingNow = 0;
  /** In round-robin order. */
  const clients = new Map<string, Set<Waiter>>();

  const leave = (client: string, waiter: Waiter) => {
    const own = clients.get(client);
    if (!own?.delete(waiter)) return;
    waitingNow -= 1;
    if (own.size === 0) clients.delete(client);
  };
  const startNext = () => {
    const [next] = clients;
    if (!next) return;
    const [client, own] = next;
    for (const waiter of own) {
      leave(client, waiter);
      // The others of this client wait until the other clients had a slot.
      if (clients.delete(client)) clients.set(client, own);
      waiter.start();
      return;
    }
  };
  const take = (): Release => {
    free -= 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      startNext();
    };
  };

  /** Waits for a slot. `signal` cancels the wait. */
  return async (client: string, signal: AbortSignal): Promise<Release | QueueFull> => {
    if (free > 0) return take();
    const own = clients.get(client) ?? new Set<Waiter>();
    if (own.size >= waitingPerClient) return 'client-full';
    if (waitingNow >= waiting) return 'full';
    return new Promise((resolve) => {
      const cancel = () => {
        leave(client, waiter);
        resolve('full');
      };
      const timer = setTimeout(cancel, waitMs).unref();
      const waiter = {
        start: () => {
          clearTimeout(timer);
          resolve(take());
        },
      };
      signal.addEventListener('abort', cancel);
      clients.set(client, own.add(waiter));
      waitingNow += 1;
    });
  };
}

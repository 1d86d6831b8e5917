import { createFairQueue, type Release } from '@/lib/fair-queue';
import { stopClock } from '../support/stop-clock';

stopClock();
const never = () => new AbortController().signal;
const limits = { running: 2, waiting: 5, waitingPerClient: 3, waitMs: 1000 };

/** Enters the queue and records when it was admitted. */
function visitors(more: Partial<typeof limits> = {}) {
  const enter = createFairQueue({ ...limits, ...more });
  const started: string[] = [];
  const releases: Release[] = [];
  const visit = async (name: string, signal: AbortSignal = never()) => {
    const place = await enter(name.charAt(0), signal);
    if (typeof place === 'string') return place;
    started.push(name);
    releases.push(place);
    return 'in';
  };
  const settle = () => new Promise(setImmediate);
  /** Returns what a visitor gets without waiting. */
  const atOnce = (visiting: Promise<string>) =>
    Promise.race([visiting, settle().then(() => 'waits' as const)]);
  const free = async () => {
    releases.shift()?.();
    await settle();
  };
  return { atOnce, visit, started, releases, free, settle };
}

test('a limited number runs at once, and each that ends admits one', async () => {
  const { visit, started, free, settle } = visitors();
  for (const name of ['a1', 'b1', 'a2', 'b2']) void visit(name);
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await free();
  expect(started).toEqual(['a1', 'b1', 'a2']);
  await free();
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('clients are served round-robin, however many of one wait', async () => {
  const { visit, started, free, settle } = visitors();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']) void visit(name);
  await settle();
  for (let times = 0; times < 5; times += 1) await free();
  expect(started.slice(2)).toEqual(['a3', 'b1', 'c1', 'a4', 'a5']);
});

test('the queue has a limit per client and in total', async () => {
  const { atOnce, visit } = visitors();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void visit(name);
  expect(await atOnce(visit('a5'))).toBe('waits');
  expect(await atOnce(visit('a6'))).toBe('client-full');
  void visit('b1');
  expect(await atOnce(visit('c1'))).toBe('waits');
  expect(await atOnce(visit('d1'))).toBe('full');
});

test('releasing a slot twice frees one slot', async () => {
  const { visit, started, releases, settle } = visitors({ running: 1 });
  for (const name of ['a1', 'b1', 'c1']) void visit(name);
  await settle();
  releases[0]?.();
  releases[0]?.();
  await settle();
  expect(started).toEqual(['a1', 'b1']);
});

test('a client that disconnects leaves the queue, and takes no slot', async () => {
  const { atOnce, visit, started, free, settle } = visitors({ running: 1 });
  const gone = new AbortController();
  void visit('a1');
  await settle();
  const waiting = visit('b1', gone.signal);
  void visit('c1');
  gone.abort();
  expect(await atOnce(waiting)).toBe('full');
  await free();
  expect(started).toEqual(['a1', 'c1']);
});

test('whoever leaves makes room for another', async () => {
  const { atOnce, visit } = visitors({ running: 1, waiting: 1 });
  const gone = new AbortController();
  void visit('a1');
  void visit('b1', gone.signal);
  expect(await atOnce(visit('c1'))).toBe('full');
  gone.abort();
  expect(await atOnce(visit('c2'))).toBe('waits');
});

test('no request waits longer than the limit', async () => {
  const { visit } = visitors({ running: 1 });
  void visit('a1');
  const waiting = visit('b1');
  jest.advanceTimersByTime(1000);
  expect(await waiting).toBe('full');
});

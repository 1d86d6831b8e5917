import { runExclusive } from '@/lib/api/keyed-mutex';

/** Runs functions that take a while, and records their start and end. */
function recorder() {
  const events: string[] = [];
  const run = (key: string, name: string, fails = false) =>
    runExclusive(key, async () => {
      events.push(`${name} starts`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  return { events, run };
}

test('functions with the same key run one after the other, also after a failed one', async () => {
  const { events, run } = recorder();
  const all = [run('a', 'first', true), run('a', 'second'), run('a', 'third')];
  expect(await Promise.allSettled(all)).toMatchObject([
    { reason: new Error('first') },
    { value: 'second' },
    { value: 'third' },
  ]);
  const inOrder = ['first', 'second', 'third'].flatMap((name) => [`${name} starts`, `${name} ends`]);
  expect(events).toEqual(inOrder);
});

test('one that comes while others wait runs after them', async () => {
  const { events, run } = recorder();
  const first = run('b', 'first');
  const second = run('b', 'second');
  await first;
  await Promise.all([second, run('b', 'third')]);
  expect(events.slice(-2)).toEqual(['third starts', 'third ends']);
  expect(events[3]).toBe('second ends');
});

test('another key does not wait', async () => {
  const { events, run } = recorder();
  await Promise.all([run('c', 'one'), run('d', 'other')]);
  expect(events.slice(0, 2)).toEqual(['one starts', 'other starts']);
});

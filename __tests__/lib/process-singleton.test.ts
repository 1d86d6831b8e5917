import type * as Module from '@/lib/process-singleton.mjs';

/** Loads another instance of the module, because each of Next's bundles has one. */
function load(): typeof Module {
  let loaded: typeof Module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('@/lib/process-singleton.mjs');
  });
  return loaded as typeof Module;
}

const [first, second] = [load(), load()];

it('shares one value between two instances of the module', () => {
  expect(first.processSingleton).not.toBe(second.processSingleton);
  first.processSingleton<string>('test-shared').set('value');
  expect(second.processSingleton<string>('test-shared').get()).toBe('value');
});

it('creates the value once', () => {
  const create = jest.fn(() => ({}));
  const value = first.processSingleton<object>('test-created').getOrCreate(create);
  expect(second.processSingleton<object>('test-created').getOrCreate(create)).toBe(value);
  expect(create).toHaveBeenCalledTimes(1);
});

it('keeps values of different names apart, and none before one is set or after it is cleared', () => {
  const holder = first.processSingleton<number>('test-one');
  expect(holder.get()).toBeUndefined();
  holder.set(0);
  expect(holder.getOrCreate(() => 1)).toBe(0);
  expect(second.processSingleton<number>('test-other').get()).toBeUndefined();
  holder.set(undefined);
  expect(second.processSingleton<number>('test-one').get()).toBeUndefined();
});

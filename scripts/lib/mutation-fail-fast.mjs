import { hasSubscribers, subscribe } from 'node:diagnostics_channel';

/** @typedef {{ name: string, test: { errors: readonly unknown[], mode?: string | null } }} TestEvent */

// One failing test kills a mutant, and Stryker cannot make Jest stop there. Each test file has its own globals,
// but shares Node's modules, so a channel with a subscriber tells the next files.
const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
const killed = `killed-${mutant}`;

/** Skips the tests after the first one that failed. */
const failFast = (/** @type {TestEvent} */ { name, test }) => {
  if (name === 'test_start' && hasSubscribers(killed)) test.mode = 'skip';
  if (name === 'test_done' && test.errors.length > 0) subscribe(killed, () => {});
};

// Where jest-circus has its listeners.
if (mutant !== undefined) Reflect.get(globalThis, Symbol.for('EVENT_HANDLERS')).push(failFast);

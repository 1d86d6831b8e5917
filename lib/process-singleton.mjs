/**
 * @template Value
 * @typedef {{
 *   get: () => Value | undefined,
 *   set: (value: Value | undefined) => void,
 *   getOrCreate: (create: () => Value) => Value,
 * }} ProcessSingleton
 */

/**
 * Returns the holder of one value of this process, undefined until something sets or creates it.
 *
 * A module variable cannot hold it: Next bundles pages, route handlers, the middleware and `instrumentation.ts` apart,
 * and loads the page cache from its own file outside the bundle, so that a module has several instances in one process.
 * All of them share `globalThis` and the registry of symbols. JavaScript, because the page cache imports it unbundled.
 *
 * @template Value
 * @param {string} name unique in this repository; every caller with this name shares the value
 * @returns {ProcessSingleton<Value>}
 */
export function processSingleton(name) {
  const key = Symbol.for(`site.${name}`);
  /** @type {typeof globalThis & { [key: symbol]: Value | undefined }} */
  const shared = globalThis;
  const get = () => shared[key];
  /** @param {Value | undefined} value */
  const set = (value) => {
    shared[key] = value;
  };
  return {
    get,
    set,
    getOrCreate(create) {
      const value = get() ?? create();
      set(value);
      return value;
    },
  };
}

declare global {
  interface Window {
    /** The queue of the Google tag, shared with `@next/third-parties`. */
    dataLayer?: object[];
  }
}

/** Returns the queue; creates it if necessary. */
export function dataLayer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Queues a command of the Google tag, which recognizes commands by their type, an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a rest parameter is an array, which the tag ignores.
  dataLayer().push(arguments);
}

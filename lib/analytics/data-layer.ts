declare global {
  interface Window {
    /** The queue of the Google tag, shared with `@next/third-parties`. */
    dataLayer?: object[];
  }
}

/** The queue, made if need be. */
export function dataLayer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** A command of the Google tag. The tag tells commands by their being `arguments` objects. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a rest parameter is an array, which the tag ignores.
  dataLayer().push(arguments);
}

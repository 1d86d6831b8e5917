import { createAem } from './aem';

/**
 * Every stand-in service. A further one is a file beside `aem.ts` that makes a `Service` from a switchboard, and a
 * line here: the server, its control API and the tests take it from there.
 */
export function createServices() {
  return { aem: createAem() };
}

export type Services = ReturnType<typeof createServices>;
export type ServiceName = keyof Services;

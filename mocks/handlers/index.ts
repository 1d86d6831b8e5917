import { createAem } from './aem';
import { createForms } from './forms';
import { createLocator } from './locator';
import { createNewsletter } from './newsletter';
import { createReviews } from './reviews';

/**
 * Every stand-in service. A further one is a file beside `aem.ts` that makes a `Service` from a switchboard, and a
 * line here: the server, its control API and the tests take it from there.
 */
export function createServices() {
  return {
    aem: createAem(),
    reviews: createReviews(),
    forms: createForms(),
    newsletter: createNewsletter(),
    locator: createLocator(),
  };
}

export type Services = ReturnType<typeof createServices>;
export type ServiceName = keyof Services;

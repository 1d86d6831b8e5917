import type { FragmentReader } from '../aem/local-aem';
import { createAem } from './aem';
import { createForms } from './forms';
import { createLocator } from './locator';
import { createNewsletter } from './newsletter';
import { createReviews } from './reviews';

/**
 * Creates every fake service. To add one, write a file beside `aem.ts` that creates a `Service` from a
 * switchboard, and a line here. The server, its control API and the tests use this list. AEM has the sample
 * content by default.
 */
export function createServices(fragments?: FragmentReader) {
  return {
    aem: createAem(fragments),
    reviews: createReviews(),
    forms: createForms(),
    newsletter: createNewsletter(),
    locator: createLocator(),
  };
}

export type Services = ReturnType<typeof createServices>;
export type ServiceName = keyof Services;

import type { FragmentReader } from '../aem/local-aem';
import { createAem } from './aem';
import { createForms } from './forms';
import { createLocator } from './locator';
import { createNewsletter } from './newsletter';
import { createReviews } from './reviews';

/**
 * Every fake service. To add one, write a file beside `aem.ts` that makes a `Service` from a switchboard, and a
 * line here, from which the server, its control API and the tests use it. AEM has the sample content unless other items
 * are given.
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

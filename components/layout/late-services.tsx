'use client';

import { useLazy } from '@/components/ui/use-lazy';
import type { PageServicesProps } from './page-services';

const loadServices = () => import('./page-services').then(({ PageServices }) => PageServices);

/** Loads the services of the page after hydration, so that their code does not delay the first view. */
export function LateServices(props: PageServicesProps) {
  const [Services] = useLazy(loadServices, true);
  return Services ? <Services {...props} /> : null;
}

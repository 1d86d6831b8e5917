'use client';

import { useLazy } from '@/components/ui/use-lazy';
import { whenIdle } from '@/components/ui/when-idle';
import type { PageServicesProps } from './page-services';

const loadServices = () =>
  whenIdle(500)
    .then(() => import('./page-services'))
    .then(({ PageServices }) => PageServices);

/** Loads the services of the page when the browser is idle after hydration, so that their code delays nothing of the page. */
export function LateServices(props: PageServicesProps) {
  const [Services] = useLazy(loadServices, true);
  return Services ? <Services {...props} /> : null;
}

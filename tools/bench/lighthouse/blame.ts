import { largest } from '../size/compare';
import { modulesOf } from '../size/modules';
import type { Audit } from './audit';

/** Returns lines with the scripts that take the most processor time, and the largest modules of each. */
export function blame({ scripts }: Audit): string[] {
  return scripts
    .filter(({ url }) => url.includes('/_next/static/'))
    .slice(0, 3)
    .map(({ url, ms }) => {
      const { pathname } = new URL(url);
      const modules = largest(modulesOf(pathname), 3).map(({ name }) => name);
      return `    ${Math.round(ms)} ms ${modules.join(', ') || pathname}`;
    });
}

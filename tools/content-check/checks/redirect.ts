import {
  isAllowedTarget,
  nextRedirect,
  redirectChain,
  redirectKey,
  redirectsByPath,
} from '@/lib/content/redirects';
import type { Redirect } from '@/lib/content/types';
import type { FieldName } from '../field-name';
import { targetOf } from '../targets';
import type { Check, Fault, LocaleContent, SiteContent } from '../types';

const fromField: FieldName = 'from';
const toField: FieldName = 'to';

/** Finds a redirect without effect: from a page, or from an address that already has a redirect. */
function fromFaults({ path, from }: Redirect, content: LocaleContent, site: SiteContent): readonly Fault[] {
  const fault = (expectation: string) => [{ path, field: fromField, value: from, expectation }];
  if (targetOf(from, content, site).state === 'page')
    return fault('an address without a page; the page is shown');
  const first = content.redirects.find((other) => redirectKey(other.from) === redirectKey(from));
  return first && first.path !== path ? fault(`another address; ${first.path} has this one`) : [];
}

/** Finds a redirect to another redirect, and a target that does not exist. */
function toFaults(redirect: Redirect, content: LocaleContent, site: SiteContent): readonly Fault[] {
  const { path, to } = redirect;
  const fault = (expectation: string, severity: Fault['severity'] = 'error') => [
    { path, field: toField, value: to, expectation, severity },
  ];
  const known = redirectsByPath(content.locale, content.redirects);
  if (!redirectChain(redirect, known)) return fault('a page; these redirects form a loop and have no effect');
  const next = nextRedirect(redirect, known);
  if (next) return fault(`${next.to} at once; this is another redirect, which the site skips`, 'warning');
  const { state } = targetOf(to, content, site);
  if (state === 'nothing' || state === 'unpublished') return fault('a page that exists');
  return isAllowedTarget(to, site.redirectOrigins)
    ? []
    : fault('a path of the site, or an origin of REDIRECT_ORIGINS; this one has no effect');
}

/** Finds redirects that do not do what their editor expects (NAV-09). */
export const redirect: Check = {
  kind: 'redirect',
  title: 'Redirects that lead nowhere or have no effect',
  severity: 'error',
  find: (content, site) =>
    content.redirects.flatMap((one) => [...fromFaults(one, content, site), ...toFaults(one, content, site)]),
};

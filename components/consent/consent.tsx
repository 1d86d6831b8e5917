'use client';

import type { ConsentWords } from './consent-words';
import { FailSilently } from './fail-silently';
import { useConsent } from './use-consent';
import { useLoaded } from './use-loaded';

type ConsentProps = {
  readonly words: ConsentWords;
  readonly policyUrl: string;
  /** Null where no measurement id is configured: analytics then never starts. */
  readonly measurementId: string | null;
};

const loadBanner = () => import('./cookie-banner').then(({ CookieBanner }) => CookieBanner);
const loadAnalytics = () => import('./analytics').then(({ Analytics }) => Analytics);

/**
 * Cookie banner and what depends on its answer (spec section 4). Static pages know nobody's choice, so nothing is
 * rendered before the browser has read it; who has answered never gets the banner's code, and nothing of the
 * analytics is loaded before it is allowed.
 */
export function Consent({ words, policyUrl, measurementId }: ConsentProps) {
  const consent = useConsent();
  const choice = consent?.choice ?? null;
  const reopened = consent?.reopened ?? false;
  const Banner = useLoaded(loadBanner, consent !== null && (choice === null || reopened));
  const Analytics = useLoaded(loadAnalytics, measurementId !== null && choice?.analytics === true);
  return (
    <>
      {Banner ? <Banner policyUrl={policyUrl} reopened={reopened} saved={choice} words={words} /> : null}
      {Analytics && choice && measurementId ? (
        <FailSilently>
          <Analytics advertising={choice.advertising} id={measurementId} />
        </FailSilently>
      ) : null}
    </>
  );
}

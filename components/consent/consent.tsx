'use client';

import { Component, type ReactNode } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import { loadWebVitals } from '@/components/vitals/load-web-vitals';
import { useConsent } from './use-consent';

/** Renders nothing when a child throws, so that analytics errors never break the page (COOK-03). */
class FailSilently extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

type ConsentProps = {
  readonly policyUrl: string;
  /** Whether the toggles are on before the visitor's choice. */
  readonly cookiesOn: boolean;
  /** Null without a configured measurement id; analytics then never starts. */
  readonly measurementId: string | null;
};

const loadBanner = () => import('./cookie-banner').then(({ CookieBanner }) => CookieBanner);
const loadAnalytics = () => import('./analytics').then(({ Analytics }) => Analytics);

/**
 * Renders the cookie banner and the analytics that depend on the consent (COOK-01). Static pages do not know the
 * visitor's choice, so nothing renders before the browser has read it. The banner's code loads only without a stored
 * choice, the analytics code only with consent.
 */
export function Consent({ policyUrl, cookiesOn, measurementId }: ConsentProps) {
  const consent = useConsent();
  const choice = consent?.choice ?? null;
  const reopened = consent?.reopened ?? false;
  const showsBanner = consent !== null && (choice === null || reopened);
  const analyticsAllowed = choice?.analytics === true;
  const [Banner] = useLazy(loadBanner, showsBanner);
  const [Analytics] = useLazy(loadAnalytics, measurementId !== null && analyticsAllowed);
  const [WebVitals] = useLazy(loadWebVitals, analyticsAllowed);
  return (
    <>
      {Banner && showsBanner ? (
        <Banner cookiesOn={cookiesOn} policyUrl={policyUrl} reopened={reopened} saved={choice} />
      ) : null}
      {Analytics && analyticsAllowed && measurementId ? (
        <FailSilently>
          <Analytics advertising={choice.advertising} id={measurementId} />
        </FailSilently>
      ) : null}
      {WebVitals && analyticsAllowed ? <WebVitals /> : null}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Choice, type ChoiceName, choiceNames, firstChoice } from '@/lib/consent/choice';
import { hasPrivacyControl } from '@/lib/consent/privacy-control';
import { saveChoice } from '@/lib/consent/save-choice';
import { closePreferences } from '@/lib/consent/store';
import styles from './cookie-banner.module.css';
import { CookieDetails } from './cookie-details';
import { useBannerSpace } from './use-banner-space';

type CookieBannerProps = {
  readonly policyUrl: string;
  /** Whether the toggles are on before the visitor's choice. */
  readonly cookiesOn: boolean;
  /** The stored choice; null without one. */
  readonly saved: Choice | null;
  /** True when the visitor opened the preferences from the footer. */
  readonly reopened: boolean;
};

/** Moves the focus when the banner closes: back to the footer button, or to the page. */
function leave(reopened: boolean) {
  const next = document.getElementById(reopened ? 'cookie-preferences' : 'content');
  next?.focus({ preventScroll: true });
}

/** Renders the cookie banner (COOK-01, COOK-02): summary, details and buttons. It is not modal. */
export function CookieBanner({ policyUrl, cookiesOn, saved, reopened }: CookieBannerProps) {
  const t = useTranslations('common.cookies');
  const [choice, setChoice] = useState(() => saved ?? firstChoice(cookiesOn, hasPrivacyControl()));
  const [expanded, setExpanded] = useState(false);
  const open = expanded || reopened;
  // A toggle that is off stays off, even when the visitor accepts with the details closed.
  const isAll = choiceNames.every((name) => choice[name]);
  const banner = useRef<HTMLElement>(null);
  const id = useId();
  useBannerSpace(banner);

  useEffect(() => {
    if (reopened) banner.current?.focus({ preventScroll: true });
  }, [reopened]);

  const toggleDetails = () => {
    setExpanded(!open);
    if (!reopened) return;
    if (saved) leave(true);
    closePreferences();
  };

  return (
    <section
      aria-labelledby={`${id}-title`}
      className={styles.banner}
      data-cookie-banner=""
      data-open={open}
      ref={banner}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
          <button className={styles.manage} onClick={toggleDetails} type="button">
            {open ? t('close') : t('manage')}
          </button>
        </div>
        {open ? (
          <CookieDetails
            choice={choice}
            onToggle={(name: ChoiceName) => setChoice({ ...choice, [name]: !choice[name] })}
          />
        ) : null}
        <div className={styles.actions}>
          <Button
            onClick={() => {
              leave(reopened);
              saveChoice(choice);
            }}
            variant="brand"
          >
            {open || !isAll ? t('confirm') : t('accept')}
          </Button>
          <Button
            aria-describedby={`${id}-more`}
            aria-expanded={open}
            onClick={() => {
              window.open(policyUrl, '_blank', 'noopener,noreferrer');
              toggleDetails();
            }}
            variant="outline"
          >
            {t('more')}
          </Button>
          <span hidden id={`${id}-more`}>
            {t('more-hint')}
          </span>
        </div>
      </div>
    </section>
  );
}

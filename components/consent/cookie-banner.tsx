'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Choice, type ChoiceName, firstChoice } from '@/lib/consent/choice';
import { hasPrivacyControl } from '@/lib/consent/privacy-control';
import { saveChoice } from '@/lib/consent/save-choice';
import { closePreferences } from '@/lib/consent/store';
import type { ConsentWords } from './consent-words';
import styles from './cookie-banner.module.css';
import { CookieDetails } from './cookie-details';
import { useBannerSpace } from './use-banner-space';

type CookieBannerProps = {
  readonly words: ConsentWords;
  readonly policyUrl: string;
  /** The answer so far; null from a visitor who has not given one. */
  readonly saved: Choice | null;
  /** The visitor asked for the preferences in the footer. */
  readonly reopened: boolean;
};

/** Where the focus goes when the banner goes: back to the footer, or on to the page. */
function leave(reopened: boolean) {
  const next = document.getElementById(reopened ? 'cookie-preferences' : 'content');
  next?.focus({ preventScroll: true });
}

/** The cookie banner (spec section 4): a summary, the details, and labels that follow. Not modal. */
export function CookieBanner({ words, policyUrl, saved, reopened }: CookieBannerProps) {
  const [choice, setChoice] = useState(() => saved ?? firstChoice(hasPrivacyControl()));
  const [expanded, setExpanded] = useState(false);
  const open = expanded || reopened;
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
      data-open={open}
      ref={banner}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {words.title}
          </h2>
          <p className={styles.text}>{words.text}</p>
          <button className={styles.manage} onClick={toggleDetails} type="button">
            {open ? words.close : words.manage}
          </button>
        </div>
        {open ? (
          <CookieDetails
            choice={choice}
            onToggle={(name: ChoiceName) => setChoice({ ...choice, [name]: !choice[name] })}
            words={words}
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
            {open ? words.confirm : words.accept}
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
            {words.more}
          </Button>
          <span hidden id={`${id}-more`}>
            {words['more-hint']}
          </span>
        </div>
      </div>
    </section>
  );
}

'use client';

import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { languageOfferKey } from '@/lib/locales/language-offer';
import { LanguageLink } from './language-link';
import styles from './language-offer.module.css';

type LanguageOfferProps = {
  readonly origin: string;
  /** The other language, which the texts are in. */
  readonly tag: string;
  readonly text: string;
  readonly close: string;
};

function dismiss() {
  try {
    localStorage.setItem(languageOfferKey, 'true');
  } catch {
    // Storage is disabled; the offer stays hidden until the next page load.
  }
  delete document.documentElement.dataset.languageOffer;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Renders a link to the page in the other language; `lib/locales/language-offer` decides who sees it. */
export function LanguageOffer({ origin, tag, text, close }: LanguageOfferProps) {
  return (
    <div className={styles.offer} lang={tag}>
      <LanguageLink className={styles.link} lang={tag} origin={origin}>
        {text}
      </LanguageLink>
      <IconButton aria-label={close} onClick={dismiss}>
        <Icon name="close" size={20} />
      </IconButton>
    </div>
  );
}

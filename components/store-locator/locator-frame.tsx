'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NewTabNote } from '@/components/ui/new-tab-note';
import styles from './locator-frame.module.css';
import type { Locator } from './locator-url';

/** Milliseconds after which the page offers a link to a locator that has not loaded. */
const slowMs = 10_000;

const arrived = (url: string) =>
  performance
    .getEntriesByName(new URL(url, location.href).href, 'resource')
    .some((entry) => 'initiatorType' in entry && entry.initiatorType === 'iframe');

/**
 * Returns the loading state of a frame. Cross-origin frames fire no error event, so only the load event and a timeout
 * are available. The browser's resource timing shows a frame that loaded before hydration.
 */
function useFrameState(url: string) {
  const [state, setState] = useState<'loading' | 'loaded' | 'slow'>('loading');

  useEffect(() => {
    const check = setTimeout(() => arrived(url) && setState('loaded'), 0);
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowMs);
    return () => {
      clearTimeout(check);
      clearTimeout(slow);
    };
  }, [url]);

  return { state, onLoad: () => setState('loaded') };
}

/**
 * Sandbox of the locator: it may run scripts and forms and open directions in unsandboxed tabs, but not navigate the
 * page. `allow-same-origin` gives a foreign site its own storage; the bundled page would get access to this origin.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

type LocatorFrameProps = { readonly locator: Locator };

/** Renders the third-party locator (SHOP-01), a message while it loads and a link to it when it is late. */
export function LocatorFrame({ locator }: LocatorFrameProps) {
  const t = useTranslations('common.store-locator');
  const { state, onLoad } = useFrameState(locator.url);
  return (
    <div className={styles.stage}>
      {state === 'loading' ? (
        <p className={styles.waiting}>
          <span className={styles.pin}>
            <Icon name="pin" size={56} />
          </span>
          {t('loading')}
        </p>
      ) : null}
      <div className={styles.slow} data-shown={state === 'slow'} role="status">
        {state === 'slow' ? (
          <>
            <h2 className={styles.slowTitle}>{t('slow-title')}</h2>
            <p>{t('slow-text')}</p>
            <LinkButton href={locator.url} rel="noopener noreferrer" target="_blank">
              {t('open')}
              <NewTabNote />
              <Icon name="external" size={20} />
            </LinkButton>
          </>
        ) : null}
      </div>
      <iframe
        allow="geolocation"
        className={styles.frame}
        data-state={state}
        loading="lazy"
        onLoad={onLoad}
        referrerPolicy="strict-origin"
        sandbox={locator.isFake ? sandbox : `${sandbox} allow-same-origin`}
        src={locator.url}
        title={t('frame')}
      />
    </div>
  );
}

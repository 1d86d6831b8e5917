'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NewTabNote } from '@/components/ui/new-tab-note';
import styles from './locator-frame.module.css';
import type { Locator } from './locator-url';
import { useFrameState } from './use-frame-state';

/**
 * Sandbox of the locator: it may run scripts and forms and open directions in unsandboxed tabs, but not navigate the
 * page. `allow-same-origin` gives a foreign site its own storage; the bundled page would get access to this origin.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

type LocatorFrameProps = { readonly locator: Locator };

/** Renders the third-party locator (SHOP-01), a message while it loads and a link to it when it fails. */
export function LocatorFrame({ locator }: LocatorFrameProps) {
  const t = useTranslations('common.store-locator');
  const { state, onLoad } = useFrameState(locator.url);
  const openLink = (
    <>
      {t('open')}
      <NewTabNote />
      <Icon name="external" size={20} />
    </>
  );
  return (
    <>
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
                {openLink}
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
      <p className={styles.trouble}>
        {t('trouble')}{' '}
        <a className={styles.link} href={locator.url} rel="noopener noreferrer" target="_blank">
          {openLink}
        </a>
      </p>
    </>
  );
}

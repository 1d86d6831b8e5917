'use client';

import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './locator-frame.module.css';
import type { Locator } from './locator-url';
import { useFrameState } from './use-frame-state';

export type LocatorWords = {
  readonly frame: string;
  readonly loading: string;
  readonly slowTitle: string;
  readonly slowText: string;
  readonly open: string;
  readonly trouble: string;
  readonly newTab: string;
};

/**
 * A locator runs scripts and forms and opens directions in tabs that are free of these limits; it may not move the
 * page around it. Its own origin lets it use its storage and its maps: harmless for a foreign site, but the bundled
 * page would get ours.
 */
const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

type LocatorFrameProps = { readonly locator: Locator; readonly words: LocatorWords };

/** The third-party locator (spec section 2), what is seen until it is there, and a way to it when it is not. */
export function LocatorFrame({ locator, words }: LocatorFrameProps) {
  const { state, onLoad } = useFrameState(locator.url);
  const openLink = (
    <>
      {words.open}
      <span className="visually-hidden"> ({words.newTab})</span>
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
            {words.loading}
          </p>
        ) : null}
        <div className={styles.slow} data-shown={state === 'slow'} role="status">
          {state === 'slow' ? (
            <>
              <h2 className={styles.slowTitle}>{words.slowTitle}</h2>
              <p>{words.slowText}</p>
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
          sandbox={locator.isStandIn ? rights : `${rights} allow-same-origin`}
          src={locator.url}
          title={words.frame}
        />
      </div>
      <p className={styles.trouble}>
        {words.trouble}{' '}
        <a className={styles.link} href={locator.url} rel="noopener noreferrer" target="_blank">
          {openLink}
        </a>
      </p>
    </>
  );
}

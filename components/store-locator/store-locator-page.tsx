import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { ClosingBand } from '@/components/ui/closing-band';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { NewTabNote } from '@/components/ui/new-tab-note';
import { siteImage } from '@/lib/assets/asset-url';
import type { ShopProduct } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { LocatorFrame } from './locator-frame';
import type { Locator } from './locator-url';
import { OnlineRetailers } from './online-retailers';
import styles from './store-locator-page.module.css';
import { UnderConstruction } from './under-construction';

const locatorMessages = [
  'common.opens-in-new-tab',
  'common.store-locator.frame',
  'common.store-locator.loading',
  'common.store-locator.slow-title',
  'common.store-locator.slow-text',
  'common.store-locator.open',
] as const;

type StoreLocatorPageProps = {
  readonly locale: LocaleDefinition;
  readonly locator: Locator | null;
  /** Products for pages without a locator. */
  readonly products: readonly ShopProduct[];
};

/** Renders the title and the locator or, without one, a notice and the online retailers. */
export function StoreLocatorPage({ locale, locator, products }: StoreLocatorPageProps) {
  const t = useTranslations('common.store-locator');
  const hasLocator = locale.features.storeLocator === 'frame';
  const isFramed = locator && hasLocator;
  return (
    <>
      <header className={styles.hero}>
        <h1 className={styles.title}>{t('title')}</h1>
        <ContentImage
          alt=""
          className={styles.city}
          height={880}
          priority
          source={siteImage(t('image-src'), 'locator-hero')}
          width={1760}
        />
      </header>
      {isFramed ? (
        <>
          <ClientMessages paths={locatorMessages}>
            <LocatorFrame locator={locator} />
          </ClientMessages>
          <p className={styles.trouble}>
            {t('trouble')}{' '}
            <a className={styles.link} href={locator.url} rel="noopener noreferrer" target="_blank">
              {t('open')}
              <NewTabNote />
              <Icon name="external" size={20} />
            </a>
          </p>
        </>
      ) : (
        <>
          <UnderConstruction reason={hasLocator ? 'missing' : 'planned'} />
          <OnlineRetailers locale={locale} products={products} />
        </>
      )}
      <ClosingBand title={t('nowhere')} tone="yellow">
        <LinkButton href="/contact">{t('contact')}</LinkButton>
      </ClosingBand>
    </>
  );
}

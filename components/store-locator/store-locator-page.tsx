import { useTranslations } from 'next-intl';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { LocatorFrame } from './locator-frame';
import type { Locator } from './locator-url';
import styles from './store-locator-page.module.css';
import { UnderConstruction } from './under-construction';

type StoreLocatorPageProps = { readonly locale: LocaleDefinition; readonly locator: Locator | null };

/** Title, and the locator or, in Canada, the notice that it is being built (spec section 2). */
export function StoreLocatorPage({ locale, locator }: StoreLocatorPageProps) {
  const t = useTranslations('common.store-locator');
  const newTab = useTranslations('common')('opens-in-new-tab');
  const frame = locator ? (
    <LocatorFrame
      locator={locator}
      words={{
        frame: t('frame'),
        loading: t('loading'),
        slowTitle: t('slow-title'),
        slowText: t('slow-text'),
        open: t('open'),
        trouble: t('trouble'),
        newTab,
      }}
    />
  ) : null;
  return (
    <>
      <header className={styles.hero}>
        <h1 className={styles.title}>{t('title')}</h1>
      </header>
      {locale.country === 'CANADA' ? <UnderConstruction /> : frame}
    </>
  );
}

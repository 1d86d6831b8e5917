import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { ClosingBand } from '@/components/ui/closing-band';
import { ContentImage } from '@/components/ui/content-image';
import { siteImage } from '@/lib/assets/asset-url';
import { type FaqCategory, faqCategories } from '@/lib/faq/questions';
import { FaqBrowser } from './faq-browser';
import styles from './faq-page.module.css';

function useCategories(): readonly FaqCategory[] {
  const t = useTranslations('faq.categories');
  const contactWord = useTranslations('faq')('contact-word');
  return faqCategories.map(({ id, items }) => ({
    id,
    title: t(`${id}.title`),
    items: items.map((item) => {
      // The compiler cannot derive the valid item names from the category's type.
      const key = `${id}.items.${item}` as 'product-information.items.ingredients';
      return { id: item, question: t(`${key}.question`), answer: t(`${key}.answer`), contactWord };
    }),
  }));
}

/** Renders the FAQ page (FAQ-01). */
export function FaqPage() {
  const t = useTranslations('faq');
  const categories = useCategories();
  return (
    <>
      <ClientMessages paths={['faq.search']}>
        <FaqBrowser categories={categories}>
          <header className={styles.header}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.subtitle}>{t('subtitle')}</p>
            <ContentImage
              alt=""
              className={styles.picture}
              height={1188}
              source={siteImage(t('image-src'), 'faq-hero')}
              width={648}
            />
          </header>
        </FaqBrowser>
      </ClientMessages>
      <ClosingBand title={t('more.title')} tone="yellow">
        <LinkButton href="/contact">{t('more.contact')}</LinkButton>
      </ClosingBand>
    </>
  );
}

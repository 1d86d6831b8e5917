import { useTranslations } from 'next-intl';
import { type FaqCategory, faqCategories } from '@/lib/faq/questions';
import { FaqBrowser } from './faq-browser';
import styles from './faq-page.module.css';

function useCategories(): readonly FaqCategory[] {
  const t = useTranslations('faq.categories');
  return faqCategories.map(({ id, items }) => ({
    id,
    title: t(`${id}.title`),
    items: items.map((item) => {
      // Each category has its own item names, which the key of the pair cannot tell the compiler.
      const key = `${id}.items.${item}` as 'product-information.items.ingredients';
      return { id: item, question: t(`${key}.question`), answer: t(`${key}.answer`) };
    }),
  }));
}

/** The FAQ page (spec section 2). */
export function FaqPage() {
  const t = useTranslations('faq');
  const categories = useCategories();
  const total = categories.flatMap(({ items }) => items).length;
  return (
    <FaqBrowser
      categories={categories}
      words={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        clear: t('search.clear'),
        results: Array.from({ length: total + 1 }, (_, count) => t('search.results', { count })),
        noneTitle: t('search.none-title'),
        noneText: t('search.none-text'),
        contact: t('search.contact'),
      }}
    >
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.subtitle}>{t('subtitle')}</p>
      </header>
    </FaqBrowser>
  );
}

import { useTranslations } from 'next-intl';
import { LotGallery } from './lot-gallery';
import { lotPictures } from './lot-pictures';
import styles from './lot-section.module.css';

/** Where to find the lot number that the form asks for (spec section 2, Contact). */
export function LotSection() {
  const t = useTranslations('common.contact.gallery');
  const pictures = lotPictures.map((id) => {
    const alt = t(`pictures.${id}`);
    return { id, alt, openLabel: t('open', { alt }) };
  });
  return (
    <aside aria-labelledby="lot-title" className={styles.aside}>
      <h2 className={styles.title} id="lot-title">
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <LotGallery
        pictures={pictures}
        positions={pictures.map((_, index) => t('position', { index: index + 1, total: pictures.length }))}
        words={{ label: t('label'), close: t('close'), previous: t('previous'), next: t('next') }}
      />
    </aside>
  );
}

import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/ui/client-messages';
import { siteImage } from '@/lib/assets/asset-url';
import type { LotPicture } from './lightbox';
import { LotGallery } from './lot-gallery';
import styles from './lot-gallery.module.css';

/** The six lot-number example pictures in `public/lot-number` (CON-06). */
const lotPictures = [
  'bottle-base',
  'bottle-neck',
  'bottle-shoulder',
  'cap-top',
  'carton-base',
  'sachet-crimp',
] as const;

const lightboxMessages = [
  'common.contact.gallery.label',
  'common.contact.gallery.close',
  'common.contact.gallery.previous',
  'common.contact.gallery.next',
  'common.contact.gallery.position',
] as const;

/** Renders where to find the lot number that the form requires (CON-06). */
export function LotSection() {
  const t = useTranslations('common.contact.gallery');
  const pictures = lotPictures.map((id): LotPicture => {
    const src = `/lot-number/${id}.webp`;
    const alt = t(`pictures.${id}`);
    return { id, src, alt, caption: t(`captions.${id}`), thumbnail: siteImage(src, 'lot-picture') };
  });
  return (
    <aside aria-labelledby="lot-title" className={styles.section}>
      <div className={styles.content}>
        <h2 className={styles.title} id="lot-title">
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
        <ClientMessages paths={lightboxMessages}>
          <LotGallery pictures={pictures} />
        </ClientMessages>
      </div>
    </aside>
  );
}

import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/ui/client-messages';
import { siteImage } from '@/lib/assets/asset-url';
import { LotGallery } from './lot-gallery';
import { lotPictures, pictureUrl } from './lot-pictures';
import styles from './lot-section.module.css';

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
  const pictures = lotPictures.map((id) => {
    const alt = t(`pictures.${id}`);
    return { id, alt, openLabel: t('open', { alt }), thumbnail: siteImage(pictureUrl(id), 'lot-picture') };
  });
  return (
    <aside aria-labelledby="lot-title" className={styles.aside}>
      <h2 className={styles.title} id="lot-title">
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <ClientMessages paths={lightboxMessages}>
        <LotGallery pictures={pictures} />
      </ClientMessages>
    </aside>
  );
}

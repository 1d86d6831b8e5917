'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import { imageAttributes } from '@/lib/assets/src-set';
import type { LotPicture } from './lightbox';
import styles from './lot-gallery.module.css';

const loadLightbox = () => import('./lightbox').then(({ Lightbox }) => Lightbox);

/** Size of every picture in pixels. */
const pictureSize = { width: 800, height: 600 } as const;

type LotGalleryProps = {
  readonly pictures: readonly LotPicture[];
};

/** Renders the lot-number pictures and their lightbox, which wraps around at both ends (CON-06). Its code loads on first use. */
export function LotGallery({ pictures }: LotGalleryProps) {
  const t = useTranslations('common.contact.gallery');
  /** Index of the picture in the lightbox; -1 while it is closed. */
  const [shown, setShown] = useState(-1);
  const [Lightbox, requestLightbox] = useLazy(loadLightbox);
  const picture = pictures[shown];
  const step = (by: number) => setShown((index) => (index + by + pictures.length) % pictures.length);
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map(({ id, alt, caption, thumbnail }, index) => (
          <li key={id}>
            <button
              aria-haspopup="dialog"
              className={styles.open}
              onClick={() => {
                void requestLightbox();
                setShown(index);
              }}
              type="button"
            >
              <span className={styles.frame}>
                <img
                  {...pictureSize}
                  {...imageAttributes(thumbnail)}
                  alt={alt}
                  decoding="async"
                  loading="lazy"
                />
              </span>
              <span className={styles.caption}>{caption}</span>
            </button>
          </li>
        ))}
      </ul>
      {Lightbox && picture ? (
        <Lightbox
          onClose={() => setShown(-1)}
          onStep={step}
          picture={picture}
          position={t('position', { index: shown + 1, total: pictures.length })}
          size={pictureSize}
        />
      ) : null}
    </>
  );
}

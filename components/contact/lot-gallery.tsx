'use client';

import { useState } from 'react';
import { Lightbox, type LightboxWords } from './lightbox';
import styles from './lot-gallery.module.css';
import { type LotPicture, pictureSize, pictureUrl } from './lot-pictures';

type LotGalleryProps = {
  readonly pictures: readonly LotPicture[];
  /** "1 of 6", "2 of 6", … */
  readonly positions: readonly string[];
  readonly words: LightboxWords;
};

/** The pictures of where a lot number is printed, and their lightbox, which wraps around at its ends (spec section 2). */
export function LotGallery({ pictures, positions, words }: LotGalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const picture = shown === null ? undefined : pictures[shown];
  const step = (by: number) =>
    setShown((index) => (index === null ? null : (index + by + pictures.length) % pictures.length));
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map(({ id, alt, openLabel }, index) => (
          <li key={id}>
            <button
              aria-haspopup="dialog"
              aria-label={openLabel}
              className={styles.open}
              onClick={() => setShown(index)}
              type="button"
            >
              <img {...pictureSize} alt={alt} decoding="async" loading="lazy" src={pictureUrl(id)} />
            </button>
          </li>
        ))}
      </ul>
      {picture && shown !== null ? (
        <Lightbox
          onClose={() => setShown(null)}
          onStep={step}
          picture={picture}
          position={positions[shown] ?? ''}
          words={words}
        />
      ) : null}
    </>
  );
}

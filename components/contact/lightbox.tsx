import { useTranslations } from 'next-intl';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ImageSource } from '@/lib/assets/types';
import styles from './lightbox.module.css';

/** A picture that shows where a lot number is (CON-06). */
export type LotPicture = {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  /** Where the number is, in a few words. */
  readonly caption: string;
  readonly thumbnail: ImageSource;
};

/** Minimum distance of a swipe in pixels; a shorter one is a tap. */
const threshold = 40;

/** Returns the direction of a swipe: next picture (1), previous picture (-1) or none (0). */
export function swipeStep(start: { x: number; y: number }, end: { x: number; y: number }): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(end.y - start.y)) return 0;
  return across < 0 ? 1 : -1;
}

type LightboxProps = {
  readonly picture: LotPicture;
  readonly size: { readonly width: number; readonly height: number };
  readonly position: string;
  readonly onStep: (step: -1 | 1) => void;
  readonly onClose: () => void;
};

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Renders one picture in a native modal dialog (CON-06), which traps and restores the focus and closes on Escape.
 * A click outside the picture and its buttons closes it too.
 */
export function Lightbox({ picture, size, position, onStep, onClose }: LightboxProps) {
  const t = useTranslations('common.contact.gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<{ x: number; y: number }>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Only close() restores the focus, so call it before the element unmounts.
    return () => element?.close();
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('img, button, figcaption')) onClose();
  };
  const onPointerUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    const step = start.current ? swipeStep(start.current, { x, y }) : 0;
    start.current = null;
    if (step !== 0) onStep(step);
  };

  return (
    <dialog
      aria-label={t('label')}
      className={styles.lightbox}
      onClick={onClick}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={(event) => {
        const step = arrows[event.key];
        if (step) onStep(step);
      }}
      ref={dialog}
    >
      <IconButton aria-label={t('close')} className={styles.close} onClick={onClose}>
        <Icon name="close" size={28} />
      </IconButton>
      <IconButton aria-label={t('previous')} className={styles.previous} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" size={28} />
      </IconButton>
      <figure className={styles.figure}>
        <img
          {...size}
          alt=""
          className={styles.picture}
          draggable={false}
          key={picture.id}
          onPointerDown={({ clientX: x, clientY: y }) => {
            start.current = { x, y };
          }}
          onPointerUp={onPointerUp}
          src={picture.src}
        />
        <figcaption aria-live="polite" className={styles.caption}>
          {picture.alt} <span className={styles.position}>{position}</span>
        </figcaption>
      </figure>
      <IconButton aria-label={t('next')} className={styles.next} onClick={() => onStep(1)}>
        <Icon name="arrow-right" size={28} />
      </IconButton>
    </dialog>
  );
}

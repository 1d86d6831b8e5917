import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './lightbox.module.css';
import { type LotPicture, pictureSize, pictureUrl } from './lot-pictures';
import { swipeStep } from './swipe';

export type LightboxWords = {
  readonly label: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
};

type LightboxProps = {
  readonly picture: LotPicture;
  readonly position: string;
  readonly words: LightboxWords;
  readonly onStep: (step: -1 | 1) => void;
  readonly onClose: () => void;
};

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One picture over the page (spec section 2, Contact). It is the platform's modal dialog: the focus stays in it and
 * goes back where it came from, and Escape closes it. Outside the picture and its buttons a click does the same.
 */
export function Lightbox({ picture, position, words, onStep, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<{ x: number; y: number }>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing before it goes is what gives the focus back.
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
      aria-label={words.label}
      className={styles.lightbox}
      onClick={onClick}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={(event) => {
        const step = arrows[event.key];
        if (step) onStep(step);
      }}
      ref={dialog}
    >
      <IconButton aria-label={words.close} className={styles.close} onClick={onClose}>
        <Icon name="close" size={28} />
      </IconButton>
      <IconButton aria-label={words.previous} className={styles.previous} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" size={28} />
      </IconButton>
      <figure className={styles.figure}>
        <img
          {...pictureSize}
          alt=""
          className={styles.picture}
          draggable={false}
          key={picture.id}
          onPointerDown={({ clientX: x, clientY: y }) => {
            start.current = { x, y };
          }}
          onPointerUp={onPointerUp}
          src={pictureUrl(picture.id)}
        />
        <figcaption aria-live="polite" className={styles.caption}>
          {picture.alt} <span className={styles.position}>{position}</span>
        </figcaption>
      </figure>
      <IconButton aria-label={words.next} className={styles.next} onClick={() => onStep(1)}>
        <Icon name="arrow-right" size={28} />
      </IconButton>
    </dialog>
  );
}

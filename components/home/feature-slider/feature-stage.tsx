'use client';

import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { HoverArrow } from '@/components/product-strip/hover-arrow';
import { pointerHalf } from '@/components/product-strip/pointer-half';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { textToneOn } from '@/lib/color';
import { cycle } from './cycle';
import styles from './feature-stage.module.css';

export type FeatureLabels = {
  readonly heading: string;
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** One for each card: its name and where it stands. */
  readonly announcements: readonly string[];
};

type FeatureStageProps = {
  readonly labels: FeatureLabels;
  /** One for each card. */
  readonly colors: readonly string[];
  /** The cards. */
  readonly children: ReactNode;
};

type Selection = { readonly active: number; readonly left: number | null; readonly step: 1 | -1 };

const isDesktop = () =>
  window.matchMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)').matches;
const controls = 'a, button';

/**
 * Shows one card at a time on its colour (spec section 4, Slider). The buttons and the arrow keys go around; on
 * desktop a click does too, back in the left half of the card and on in the right.
 */
export function FeatureStage({ labels, colors, children }: FeatureStageProps) {
  const area = useRef<HTMLElement>(null);
  const count = colors.length;
  const [{ active, left, step }, select] = useState<Selection>({ active: 0, left: null, step: 1 });
  const color = colors[active] ?? '';
  const moves = count > 1;

  const move = (by: 1 | -1) =>
    moves && select((old) => ({ active: cycle(old.active, by, count), left: old.active, step: by }));

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isDesktop() || (event.target as Element).closest(controls)) return;
    // The end of marking a text is no click on the card.
    if (window.getSelection()?.isCollapsed === false) return;
    move(pointerHalf(event.clientX, event.currentTarget.getBoundingClientRect()) === 'left' ? -1 : 1);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };

  return (
    <section
      aria-label={labels.heading}
      aria-roledescription={moves ? labels.carousel : undefined}
      className={styles.stage}
      data-tone={textToneOn(color)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      ref={area}
      style={{ '--surface': color } as CSSProperties}
    >
      <h2 className="visually-hidden">{labels.heading}</h2>
      <div className={styles.cards} data-step={left === null ? undefined : step}>
        {Children.map(children, (card, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields.
          <div
            aria-label={labels.announcements[index]}
            aria-roledescription={labels.slide}
            className={styles.slot}
            data-state={index === active ? 'active' : index === left ? 'left' : 'idle'}
            data-testid="feature-slot"
            inert={index !== active}
            role="group"
          >
            {card}
          </div>
        ))}
      </div>
      {moves ? (
        <div className={styles.controls}>
          <IconButton aria-label={labels.previous} className={styles.control} onClick={() => move(-1)}>
            <Icon name="arrow-left" />
          </IconButton>
          <p aria-hidden="true" className={styles.count}>
            {active + 1}/{count}
          </p>
          <IconButton aria-label={labels.next} className={styles.control} onClick={() => move(1)}>
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      ) : null}
      <p aria-live="polite" className="visually-hidden">
        {left === null ? '' : labels.announcements[active]}
      </p>
      {moves ? <HoverArrow area={area} hideOver={controls} replacesCursor /> : null}
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Children, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { HoverArrow } from '@/components/product-strip/hover-arrow';
import { pointerHalf } from '@/components/product-strip/pointer-half';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useNear } from '@/components/ui/use-near';
import { textToneOn } from '@/lib/color';
import type { EditAttributes } from '@/lib/content/types';
import { cycle } from './cycle';
import styles from './feature-stage.module.css';

type FeatureStageProps = {
  /** Name and colour of each card's product. */
  readonly features: readonly { readonly name: string; readonly color: string }[];
  /** Attributes of the element around the cards, in a preview that can be edited. */
  readonly container?: EditAttributes;
  /** The cards. */
  readonly children: ReactNode;
};

type Selection = { readonly active: number; readonly left: number | null; readonly step: 1 | -1 };

const isDesktop = () =>
  window.matchMedia('(min-width: 48rem) and (hover: hover) and (pointer: fine)').matches;
const controls = 'a, button';

/**
 * Renders one card at a time on its colour (HOME-05). Buttons and arrow keys wrap around. On desktop a click in the
 * left half of the card moves back, a click in the right half moves on.
 */
export function FeatureStage({ features, container, children }: FeatureStageProps) {
  const t = useTranslations('common.home');
  const area = useRef<HTMLElement>(null);
  const isNear = useNear(area);
  const count = features.length;
  const [{ active, left, step }, select] = useState<Selection>({ active: 0, left: null, step: 1 });
  const color = features[active]?.color ?? '';
  const moves = count > 1;
  const announcement = (index: number) =>
    t('features.announcement', { name: features[index]?.name ?? '', index: index + 1, total: count });

  const isNeighbor = (index: number) => [1, -1].some((by) => index === cycle(active, by, count));

  const move = (by: 1 | -1) =>
    moves && select((old) => ({ active: cycle(old.active, by, count), left: old.active, step: by }));

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isDesktop() || (event.target as Element).closest(controls)) return;
    // A click that ends a text selection does not move the slider.
    if (window.getSelection()?.isCollapsed === false) return;
    move(pointerHalf(event.clientX, event.currentTarget.getBoundingClientRect()) === 'left' ? -1 : 1);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };

  return (
    <section
      aria-label={t('features.heading')}
      aria-roledescription={moves ? t('carousel') : undefined}
      className={styles.stage}
      data-tone={textToneOn(color)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      ref={area}
      style={{ '--surface': color }}
    >
      <h2 className="visually-hidden">{t('features.heading')}</h2>
      {left === null ? null : <span className={styles.wipe} data-step={step} key={active} />}
      <div className={styles.cards} data-step={left === null ? undefined : step} {...container}>
        {Children.map(children, (card, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields.
          <div
            aria-label={announcement(index)}
            aria-roledescription={t('slide')}
            className={styles.slot}
            data-loads={isNear && isNeighbor(index) ? '' : undefined}
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
          <IconButton aria-label={t('features.previous')} className={styles.control} onClick={() => move(-1)}>
            <Icon name="arrow-left" />
          </IconButton>
          <p aria-hidden="true" className={styles.count}>
            {active + 1}/{count}
          </p>
          <IconButton aria-label={t('features.next')} className={styles.control} onClick={() => move(1)}>
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      ) : null}
      <p aria-live="polite" className="visually-hidden">
        {left === null ? '' : announcement(active)}
      </p>
      {moves ? <HoverArrow area={area} hideOver={controls} replacesCursor /> : null}
    </section>
  );
}

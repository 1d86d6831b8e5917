import type { KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './hero-controls.module.css';

export type HeroControlLabels = {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** One for each slide. */
  readonly goTo: readonly string[];
};

type HeroControlsProps = {
  readonly labels: HeroControlLabels;
  readonly count: number;
  readonly active: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSelect: (index: number) => void;
};

/** Previous, pagination, next; the arrow keys do the same from any of them. */
export function HeroControls({ labels, count, active, onPrevious, onNext, onSelect }: HeroControlsProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onPrevious();
    if (key === 'ArrowRight') onNext();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the buttons arrive here.
    <div className={styles.controls} onKeyDown={onKeyDown}>
      <IconButton aria-label={labels.previous} onClick={onPrevious}>
        <Icon name="arrow-left" />
      </IconButton>
      <div className={styles.pages}>
        {Array.from({ length: count }, (_, index) => (
          <button
            aria-current={index === active ? 'true' : undefined}
            aria-label={labels.goTo[index]}
            className={styles.page}
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its index.
            key={index}
            onClick={() => onSelect(index)}
            type="button"
          />
        ))}
      </div>
      <IconButton aria-label={labels.next} onClick={onNext}>
        <Icon name="arrow-right" />
      </IconButton>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './hero-controls.module.css';

type HeroControlsProps = {
  readonly count: number;
  readonly active: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSelect: (index: number) => void;
};

/** Renders previous, pagination and next; arrow keys work on each of them. */
export function HeroControls({ count, active, onPrevious, onNext, onSelect }: HeroControlsProps) {
  const t = useTranslations('common.home.hero');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onPrevious();
    if (key === 'ArrowRight') onNext();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events of the buttons bubble up to this element.
    <div className={styles.controls} onKeyDown={onKeyDown}>
      <IconButton aria-label={t('previous')} onClick={onPrevious}>
        <Icon name="arrow-left" />
      </IconButton>
      <div className={styles.pages}>
        {Array.from({ length: count }, (_, index) => (
          <button
            aria-current={index === active ? 'true' : undefined}
            aria-label={t('go-to', { index: index + 1 })}
            className={styles.page}
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its index.
            key={index}
            onClick={() => onSelect(index)}
            type="button"
          />
        ))}
      </div>
      <IconButton aria-label={t('next')} onClick={onNext}>
        <Icon name="arrow-right" />
      </IconButton>
    </div>
  );
}

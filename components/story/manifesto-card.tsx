import { useTranslations } from 'next-intl';
import { siteImage } from '@/lib/assets/asset-url';
import { imageAttributes } from '@/lib/assets/src-set';
import type { Manifesto } from '@/lib/story/manifesto';
import styles from './manifesto-card.module.css';

type ManifestoCardProps = {
  /** Null while an input is missing. */
  readonly manifesto: Manifesto | null;
};

/**
 * Renders the manifesto, stacked on small screens, side by side with the athlete on large ones, where the picture
 * fills the opening of the page (STORY-01). Shows a loading message until all inputs are present.
 */
export function ManifestoCard({ manifesto }: ManifestoCardProps) {
  const t = useTranslations('ourStory');
  if (!manifesto) return <p className={styles.loading}>{t('loading')}</p>;
  const { image, paragraphs, callouts } = manifesto;
  return (
    <section aria-label={t('manifesto.title')} className={styles.card}>
      <img
        alt={image.alt}
        className={styles.picture}
        decoding="async"
        height={2150}
        {...imageAttributes(siteImage(image.src, 'manifesto'))}
        width={1440}
      />
      <div className={styles.copy}>
        {paragraphs.map((paragraph) => (
          <p className={styles.paragraph} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
      <p className={styles.callouts}>
        {callouts.map((line) => (
          <span className={styles.line} key={line}>
            {line}{' '}
          </span>
        ))}
      </p>
    </section>
  );
}

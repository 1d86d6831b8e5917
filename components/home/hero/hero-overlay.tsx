import { LinkButton } from '@/components/ui/button';
import styles from './hero-overlay.module.css';
import type { HeroSlide } from './hero-slides';

type HeroOverlayProps = {
  readonly slide: HeroSlide;
  readonly shown: boolean;
  /** Hidden only until the first video plays: shown at once where nothing plays by itself. */
  readonly awaitsFirstPlay: boolean;
  /** The slide's headline is the page's title. */
  readonly isTitle: boolean;
};

/**
 * Headline, subheadline and call to action of a slide. Hidden is only what is seen: a screen reader keeps the words,
 * and focus on the link brings them back.
 */
export function HeroOverlay({ slide, shown, awaitsFirstPlay, isTitle }: HeroOverlayProps) {
  const { headline, subheadline, cta, alt, hasContent } = slide;
  if (!hasContent) return null;
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <div
      className={styles.overlay}
      data-awaits={awaitsFirstPlay}
      data-shown={shown}
      data-testid="hero-overlay"
    >
      <div className={styles.copy}>
        {headline ? <Heading className={styles.headline}>{headline}</Heading> : null}
        {subheadline ? <p className={styles.subheadline}>{subheadline}</p> : null}
        {cta ? (
          <LinkButton className={styles.cta} href={cta.href} variant="brand">
            {cta.label || headline || alt}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

import type { CSSProperties } from 'react';
import { LinkButton } from '@/components/ui/button';
import { sentences } from './headline-size';
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
  const { headline, headlineSize, subheadline, cta, alt, hasContent } = slide;
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
        {headline ? (
          <Heading className={styles.headline} style={{ '--headline-fit': headlineSize } as CSSProperties}>
            {sentences(headline).map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may come twice.
              <span className={styles.sentence} key={index}>
                {/* Not seen, but read aloud and copied. */}
                {index > 0 ? ` ${sentence}` : sentence}
              </span>
            ))}
          </Heading>
        ) : null}
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

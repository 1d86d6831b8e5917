import { LinkButton } from '@/components/ui/button';
import { editable } from '@/lib/content/editable';
import { hasAccents } from '@/lib/product/name-fit';
import { sentences } from './headline-size';
import styles from './hero-overlay.module.css';
import type { HeroSlide } from './hero-slides';

type HeroOverlayProps = {
  readonly slide: HeroSlide;
  readonly shown: boolean;
  /** True while the overlay waits for the first video; CSS shows it at once where videos do not autoplay. */
  readonly awaitsFirstPlay: boolean;
  /** True when the slide's headline is the page's title. */
  readonly isTitle: boolean;
};

/**
 * Renders headline, subheadline and call to action of a slide. A hidden overlay is hidden visually only: screen readers
 * still read it, and focus on the link shows it.
 */
export function HeroOverlay({ slide, shown, awaitsFirstPlay, isTitle }: HeroOverlayProps) {
  const { headline, headlineSize, subheadline, cta, alt, hasContent, video } = slide;
  if (!hasContent) return null;
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <div
      className={styles.overlay}
      data-awaits={awaitsFirstPlay}
      data-shown={shown}
      data-testid="hero-overlay"
      data-video={video ? '' : undefined}
    >
      <div className={styles.copy}>
        {headline ? (
          <Heading
            className={styles.headline}
            data-accents={hasAccents(headline) || undefined}
            style={{ '--headline-fit': headlineSize }}
            {...editable(slide, 'headline')}
          >
            {sentences(headline).map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice.
              <span className={styles.sentence} key={index}>
                {/* Browsers collapse the leading space, but screen readers and copied text need it. */}
                {index > 0 ? ` ${sentence}` : sentence}
              </span>
            ))}
          </Heading>
        ) : null}
        {subheadline ? (
          <p className={styles.subheadline} {...editable(slide, 'subheadline')}>
            {subheadline}
          </p>
        ) : null}
        {cta ? (
          <LinkButton className={styles.cta} href={cta.href} variant="brand" {...editable(slide, 'cta')}>
            {cta.label || headline || alt}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

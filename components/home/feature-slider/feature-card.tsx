import type { CSSProperties } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ContentImage, type ImageSource } from '@/components/ui/content-image';
import { SmartLink } from '@/components/ui/smart-link';
import type { FeatureSlide } from '@/lib/content/types';
import { nameFit } from '@/lib/product/name-fit';
import { categoryHref } from '../category-link';
import styles from './feature-card.module.css';

type FeatureCardProps = {
  readonly slide: FeatureSlide;
  readonly image: ImageSource | null;
  readonly labels: {
    /** The category's name in the visitor's language. */
    readonly category: string;
    readonly whyItWorks: string;
    readonly otherFlavors: string;
    readonly whereToBuy: string;
  };
};

/** One product of the feature slider: its name, what it claims, its links and a large pack shot. */
export function FeatureCard({ slide, image, labels }: FeatureCardProps) {
  const { name, category, intro, claims, whyItWorksHref, otherFlavorsHref } = slide;
  return (
    <article className={styles.card}>
      <div className={styles.title}>
        {category ? (
          <SmartLink className={styles.category} href={categoryHref(category)}>
            {labels.category}
          </SmartLink>
        ) : null}
        <h3 className={styles.name} style={{ '--name-word': nameFit(name).word } as CSSProperties}>
          {name}
        </h3>
      </div>
      <div className={styles.shot}>
        <ContentImage
          alt={slide.imageAlt}
          height={1280}
          sizes="(min-width: 1024px) 30rem, 70vw"
          source={image}
          width={640}
        />
      </div>
      <div className={styles.copy}>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {claims.length > 0 ? (
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        ) : null}
        <div className={styles.links}>
          {whyItWorksHref ? <LinkButton href={whyItWorksHref}>{labels.whyItWorks}</LinkButton> : null}
          {otherFlavorsHref ? (
            <LinkButton href={otherFlavorsHref} variant="outline">
              {labels.otherFlavors}
            </LinkButton>
          ) : null}
          <LinkButton href="/store-locator" variant="ghost">
            {labels.whereToBuy}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

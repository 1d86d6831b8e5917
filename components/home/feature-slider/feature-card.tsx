import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ContentImage } from '@/components/ui/content-image';
import { SmartLink } from '@/components/ui/smart-link';
import { UnitText } from '@/components/ui/unit-text';
import type { ImageSource } from '@/lib/assets/types';
import { editable } from '@/lib/content/editable';
import type { FeatureSlide } from '@/lib/content/types';
import { nameHalves } from '@/lib/product/name-fit';
import styles from './feature-card.module.css';

type FeatureCardProps = {
  readonly slide: FeatureSlide;
  readonly image: ImageSource | null;
  /** Links; null for those that the locale does not serve. */
  readonly links: {
    readonly category: string | null;
    readonly whyItWorks: string | null;
    readonly otherFlavors: string | null;
  };
  /** The category's name in the visitor's language. */
  readonly category: string;
};

/** Renders one product of the feature slider: name, claim, links and a large pack shot. */
export function FeatureCard({ slide, image, links, category }: FeatureCardProps) {
  const t = useTranslations('common.home.features');
  const { name, intro, claims } = slide;
  const { halves, half } = nameHalves(name);
  return (
    <article className={styles.card} {...editable(slide)}>
      <div className={styles.title}>
        {links.category ? (
          <SmartLink className={styles.category} href={links.category}>
            {category}
          </SmartLink>
        ) : (
          <span className={styles.category}>{category}</span>
        )}
        <h3 className={styles.name} style={{ '--name-half': half }} {...editable(slide, 'name')}>
          {halves.map((part, index) => (
            <span key={part}>
              {/* Screen readers and copied text need the space. */}
              {index > 0 && !halves[0]?.endsWith('-') ? ` ${part}` : part.replace(/-$/, '')}
              {part.endsWith('-') ? <span className={styles.hyphen}>-</span> : null}
            </span>
          ))}
        </h3>
      </div>
      <div className={styles.shot}>
        <ContentImage
          alt={slide.imageAlt}
          height={1120}
          source={image}
          width={960}
          {...editable(slide, 'image')}
        />
      </div>
      <div className={styles.copy} {...editable(slide, 'details')}>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {claims.length > 0 ? (
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim}>
                <UnitText text={claim} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.links}>
          {links.whyItWorks ? <LinkButton href={links.whyItWorks}>{t('why-it-works')}</LinkButton> : null}
          <div className={styles.more}>
            {links.otherFlavors ? (
              <LinkButton href={links.otherFlavors} variant="ghost">
                {t('other-flavors')}
              </LinkButton>
            ) : null}
            <LinkButton href="/store-locator" variant="ghost">
              {t('where-to-buy')}
            </LinkButton>
          </div>
        </div>
      </div>
    </article>
  );
}

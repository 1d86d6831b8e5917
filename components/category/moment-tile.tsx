import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { SlantedText } from '@/components/ui/slanted-text';
import { siteImage } from '@/lib/assets/asset-url';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import { nameFit } from '@/lib/product/name-fit';
import styles from './moment-tile.module.css';

type MomentTileProps = {
  readonly slug: CategorySlug;
  /** True across the window. */
  readonly isWide?: boolean;
  /** Paths of pictures in place of the line's. */
  readonly ownPicture?: { readonly wide: string; readonly tall: string } | undefined;
};

/** Lines whose picture is bright, so that the text on it is dark. */
const brightPictures: readonly CategorySlug[] = ['lyte'];

/** Width in em up to which a sentence beside a bottle has one line. */
const fittingWidth = 8;

/** The sentences, one per line. A no-break space does not end a sentence. */
const sentences = (text: string) => text.split(/(?<=[.:!?]) /);

/** Renders a moment of use, as large as the box around it, such as the last row of the wall of products (CAT-06). */
export function MomentTile({ slug, isWide = false, ownPicture }: MomentTileProps) {
  const t = useTranslations(`category.moments.${slug}`);
  const picture = ownPicture ?? { wide: t('imageSrc'), tall: t('tallImageSrc') };
  const text = sentences(t('text'));
  const widest = Math.max(...text.map((sentence) => nameFit(sentence).line));
  return (
    <figure className={styles.tile} data-tone={brightPictures.includes(slug) ? 'dark' : 'light'}>
      <div className={styles.picture}>
        <ContentImage
          alt=""
          height={1280}
          source={siteImage(picture.wide, isWide ? 'moment-wide' : 'moment')}
          width={1920}
        />
        <ContentImage
          alt=""
          className={styles.tall}
          height={1440}
          source={siteImage(picture.tall, isWide ? 'moment-tall-wide' : 'moment-tall')}
          width={1080}
        />
      </div>
      <figcaption className={styles.place}>{t('place')}</figcaption>
      <blockquote
        className={styles.text}
        style={{ '--widest': widest, ...(widest <= fittingWidth && { '--sentence': widest }) }}
      >
        {text.map((sentence) => (
          <span className={styles.sentence} key={sentence}>
            <SlantedText text={sentence} />{' '}
          </span>
        ))}
      </blockquote>
    </figure>
  );
}

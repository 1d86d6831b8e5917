import { RichHtml } from '@/components/product/rich-html';
import { LinkButton } from '@/components/ui/button';
import { ContentImage } from '@/components/ui/content-image';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { BlockOf } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { BlockHeading } from './block-heading';
import styles from './text-picture.module.css';

type TextPictureProps = {
  readonly block: BlockOf<'text'>;
  /** The link that the locale serves. */
  readonly cta: BlockOf<'text'>['cta'];
  readonly locale: LocaleDefinition;
};

/**
 * Renders a heading and a text on the campaign's color, beside a picture; without a picture, the text alone on white. A
 * link without a label has the text of the heading.
 */
export function TextPicture({ block, cta, locale }: TextPictureProps) {
  const { heading, body, image, imageAlt } = block;
  const label = cta?.label || heading;
  const picture = image ? imageSource(image, { locale, slot: 'campaign-text' }) : null;
  return (
    <section className={styles.section} data-band={picture ? 'picture' : undefined}>
      {picture ? (
        <ContentImage
          alt={imageAlt}
          className={styles.picture}
          height={1100}
          source={picture}
          width={1600}
          {...editable(block, 'image')}
        />
      ) : null}
      <div className={styles.copy}>
        {heading ? <BlockHeading editing={editable(block, 'heading')} text={heading} /> : null}
        {body ? (
          <RichHtml className={styles.body} editing={editable(block, 'body')} html={body.html} />
        ) : null}
        {cta && label ? (
          <LinkButton href={cta.href} {...editable(block, 'cta')}>
            {label}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

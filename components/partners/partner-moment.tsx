import { EditorialBreak } from '@/components/editorial/editorial-break';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { nameFit } from '@/lib/product/name-fit';
import styles from './partner-moment.module.css';

type PartnerMomentProps = { readonly partner: Partner | null; readonly locale: LocaleDefinition };

/**
 * Renders a partner's sentence across the page, on its large picture if it has one (PART-05). A picture without a
 * sentence has the partner's description.
 */
export function PartnerMoment({ partner, locale }: PartnerMomentProps) {
  if (!partner) return null;
  const { statement, description } = partner;
  const source = imageSource(partner.moment, { locale, slot: 'editorial' });
  const editing = { picture: editable(partner, 'moment'), text: editable(partner, 'statement') };
  if (source && (statement || description))
    return (
      <EditorialBreak
        source={source}
        text={statement || description}
        {...(partner.editing && statement ? { editing } : {})}
      />
    );
  if (!statement) return null;
  return (
    <p className={styles.statement} style={{ '--line': nameFit(statement).line }} {...editing.text}>
      {statement}
    </p>
  );
}

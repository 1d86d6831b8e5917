import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { editable } from '@/lib/content/editable';
import type { BlockOf } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { BlockHeading } from './block-heading';
import { blockId } from './block-id';
import styles from './countdown.module.css';
import { CountdownClock } from './countdown-clock';

type CountdownProps = {
  readonly block: BlockOf<'countdown'>;
  /** The link that the locale serves. */
  readonly cta: BlockOf<'countdown'>['cta'];
  readonly locale: LocaleDefinition;
};

/** The time zone of the date on the page. Both countries use Eastern Time for announcements. */
const timeZone = 'America/Toronto';

const dateText = (time: number, { tag }: LocaleDefinition) =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time);

/**
 * Renders a countdown (CAMP-03): the date as text, which does not depend on the server's clock, and a clock that counts in
 * the browser.
 */
export function Countdown({ block, cta, locale }: CountdownProps) {
  const t = useTranslations('common.campaign');
  const id = blockId(block);
  const heading = block.heading || t('countdown.title');
  return (
    <section aria-labelledby={id} className={styles.countdown} data-band="">
      <BlockHeading editing={editable(block, 'heading')} id={id} text={heading} />
      <ClientMessages paths={['common.campaign.countdown']}>
        <CountdownClock end={block.end} to={block.to} />
      </ClientMessages>
      <div className={styles.foot}>
        <p className={styles.date}>
          <time dateTime={new Date(block.to).toISOString()}>{dateText(block.to, locale)}</time>
        </p>
        {cta ? (
          <LinkButton href={cta.href} {...editable(block, 'cta')}>
            {cta.label || heading}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

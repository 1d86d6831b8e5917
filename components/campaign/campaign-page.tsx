import { textToneOn } from '@/lib/color';
import { editable } from '@/lib/content/editable';
import type { Campaign } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { Block } from './blocks';
import styles from './campaign-page.module.css';

type CampaignPageProps = { readonly campaign: Campaign; readonly locale: LocaleDefinition };

/** Renders the page of a campaign: its blocks in their order (CAMP-02). Without a hero, it opens with its title. */
export function CampaignPage({ campaign, locale }: CampaignPageProps) {
  const { blocks, color, description, slug, title } = campaign;
  return (
    <div
      className={styles.campaign}
      data-campaign={slug}
      data-tone={color ? textToneOn(color) : undefined}
      style={color ? { '--campaign': color } : undefined}
      {...editable(campaign)}
    >
      {blocks.some(({ type }) => type === 'hero') ? null : (
        <header className={styles.opening} data-band="">
          <h1 className={styles.title}>{title}</h1>
          {description ? <p className={styles.description}>{description}</p> : null}
        </header>
      )}
      {blocks.map((block) =>
        block.editing ? (
          <div key={block.path} {...editable(block)}>
            <Block block={block} campaign={campaign} locale={locale} />
          </div>
        ) : (
          <Block block={block} campaign={campaign} key={block.path} locale={locale} />
        ),
      )}
    </div>
  );
}

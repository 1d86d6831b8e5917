import { getTranslations } from 'next-intl/server';
import { announcementScript } from '@/lib/announcement';
import { editable } from '@/lib/content/editable';
import type { Announcement as Item } from '@/lib/content/types';
import styles from './announcement.module.css';

/** Renders text and link. Only a preview needs an element for the text. */
function Line({ item }: { readonly item: Item }) {
  const { link, text } = item;
  const shown = item.editing ? <span {...editable(item, 'text')}>{text}</span> : text;
  if (!link) return shown;
  if (!link.label) return <a href={link.href}>{shown}</a>;
  return (
    <>
      {shown}{' '}
      <a href={link.href} {...editable(item, 'link')}>
        {link.label}
      </a>
    </>
  );
}

type AnnouncementProps = {
  readonly item: Item;
  /** Of the site's own inline scripts. */
  readonly nonce: string | undefined;
};

/** Renders the line above the header (HDR-07). It works without the page's scripts. */
export async function Announcement({ item, nonce }: AnnouncementProps) {
  const t = await getTranslations('common.announcement');
  return (
    <aside aria-label={t('label')} className={styles.line} {...editable(item)}>
      <p>
        <Line item={item} />
      </p>
      <button aria-label={t('close')} data-dismiss="" type="button">
        ×
      </button>
      {/* An editor must see what was dismissed. */}
      {item.editing ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, which must run before paint.
        <script dangerouslySetInnerHTML={{ __html: announcementScript(item.name) }} nonce={nonce} />
      )}
    </aside>
  );
}

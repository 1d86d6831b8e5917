import styles from './rich-html.module.css';

type RichHtmlProps = { readonly html: string; readonly className?: string | undefined };

/** Rich text from content, which was sanitised at the door (`lib/content`). */
export function RichHtml({ html, className }: RichHtmlProps) {
  return (
    <div
      className={[styles.rich, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the door, see lib/content/html.ts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

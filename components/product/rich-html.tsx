import { SanitizedHtml } from '@/components/ui/sanitized-html';
import type { EditAttributes } from '@/lib/content/types';
import styles from './rich-html.module.css';

type RichHtmlProps = {
  readonly html: string;
  readonly className?: string | undefined;
  readonly editing?: EditAttributes | undefined;
};

/** Renders rich text from content, which `lib/content` sanitized when it was parsed. */
export function RichHtml({ html, className, editing }: RichHtmlProps) {
  const classes = [styles.rich, className].filter(Boolean).join(' ');
  return <SanitizedHtml as="div" className={classes} html={html} {...editing} />;
}

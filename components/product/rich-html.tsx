import { SanitizedHtml } from '@/components/ui/sanitized-html';
import styles from './rich-html.module.css';

type RichHtmlProps = { readonly html: string; readonly className?: string | undefined };

/** Renders rich text from content, which `lib/content` sanitized when it was parsed. */
export function RichHtml({ html, className }: RichHtmlProps) {
  return (
    <SanitizedHtml as="div" className={[styles.rich, className].filter(Boolean).join(' ')} html={html} />
  );
}

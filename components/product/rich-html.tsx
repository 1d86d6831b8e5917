type RichHtmlProps = { readonly html: string; readonly className?: string | undefined };

/** Rich text from content, which was sanitised at the door (`lib/content`). */
export function RichHtml({ html, className }: RichHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the door, see lib/content/html.ts.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

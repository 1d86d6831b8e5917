'use client';

import { type ComponentProps, useMemo } from 'react';
import { trustedHtml } from '@/lib/security/trusted-html';

type Tag = 'div' | 'h3' | 'script' | 'ul';
type SanitizedHtmlProps<As extends Tag> = Omit<ComponentProps<As>, 'children' | 'dangerouslySetInnerHTML'> & {
  readonly as: As;
  readonly html: string;
};

/** Renders HTML that was sanitized when it was parsed (`lib/content/html.ts`), made of escaped text, or JSON in a script. */
export function SanitizedHtml<As extends Tag>({ as, html, ...attributes }: SanitizedHtmlProps<As>) {
  const Element: string = as;
  // React sets innerHTML again when the object's identity changes.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use, for sanitized HTML.
  return <Element {...attributes} dangerouslySetInnerHTML={content} />;
}

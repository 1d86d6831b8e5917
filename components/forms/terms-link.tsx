import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';

type TermsLinkProps = { readonly href: string; readonly children: ReactNode };

/**
 * Renders the terms-of-service link inside a checkbox label (CON-07). The new-tab note is the link's description, so
 * that it is not part of the checkbox's accessible name.
 */
export function TermsLink({ href, children }: TermsLinkProps) {
  const t = useTranslations('common');
  const id = useId();
  return (
    <>
      <a aria-describedby={id} href={href} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
      <span hidden id={id}>
        {t('opens-in-new-tab')}
      </span>
    </>
  );
}

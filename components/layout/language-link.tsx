'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { isLocaleId } from '@/lib/locales/definitions';
import { withoutLanguage } from '@/lib/locales/language';

type LanguageLinkProps = {
  readonly origin: string;
  readonly lang: string;
  readonly current?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Returns the visitor's path; on the server, usePathname returns the internal path with the locale segment. */
function visiblePath(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocaleId(first) ? `/${rest.join('/')}` : pathname;
}

/**
 * Renders a link to the same page on another language's site. On a click, even before hydration, the script in <head>
 * sets the href from the current URL (`lib/locales/boot-script`).
 */
export function LanguageLink({ origin, lang, current = false, className, children }: LanguageLinkProps) {
  const pathname = visiblePath(usePathname());
  const [href, setHref] = useState(origin + pathname);
  // Unknown URLs render under an internal path; only the browser knows query and hash.
  useEffect(() => {
    const { search, hash } = window.location;
    setHref(origin + pathname + withoutLanguage(search) + hash);
  }, [origin, pathname]);
  return (
    <a
      aria-current={current ? 'true' : undefined}
      className={className}
      href={href}
      hrefLang={lang}
      lang={lang}
      data-language-switch
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}

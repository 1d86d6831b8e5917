'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { withoutLanguage } from '@/lib/locales/language-query';

type LanguageLinkProps = {
  readonly origin: string;
  readonly lang: string;
  readonly current?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A locale's id as first segment of a path. The list of all locales would be in the script of every page. */
const localeSegment = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/;

/** Returns the visitor's path; on the server, usePathname returns the internal path with the locale segment. */
const visiblePath = (pathname: string) => pathname.replace(localeSegment, '') || '/';

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

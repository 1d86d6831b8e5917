'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { isLocaleId } from '@/lib/locales/definitions';
import { withoutLanguage } from '@/lib/locales/language';

type LanguageLinkProps = {
  readonly origin: string;
  readonly lang: string;
  readonly name: string;
  readonly current: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** The server renders the internal path, whose first segment is the locale; the browser shows the visitor's. */
function visiblePath(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocaleId(first) ? `/${rest.join('/')}` : pathname;
}

/**
 * A link to the same page on another language's site. When it is clicked, also before this has run, the script in
 * <head> gives it the address of that moment (`lib/locales/boot-script`).
 */
export function LanguageLink({ origin, lang, name, current, className, children }: LanguageLinkProps) {
  const pathname = visiblePath(usePathname());
  const [href, setHref] = useState(origin + pathname);
  // Unknown addresses are rendered under an internal path; query and anchor are known to the browser alone.
  useEffect(() => {
    const { search, hash } = window.location;
    setHref(origin + pathname + withoutLanguage(search) + hash);
  }, [origin, pathname]);
  return (
    <a
      aria-current={current ? 'true' : undefined}
      aria-label={name}
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

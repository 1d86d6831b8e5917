'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

type NavLinkProps = {
  readonly href: string;
  readonly label: string;
  readonly className?: string | undefined;
};

/** Renders a navigation link; the link of the current section has `aria-current`. */
export function NavLink({ href, label, className }: NavLinkProps) {
  const segments = useSelectedLayoutSegments();
  const depth = segments.length === 1 ? 'page' : true;
  return (
    <a aria-current={`/${segments[0]}` === href ? depth : undefined} className={className} href={href}>
      {label}
    </a>
  );
}

'use client';

import Link from 'next/link';
import { useSelectedLayoutSegments } from 'next/navigation';

type NavLinkProps = {
  readonly href: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
};

/** Renders a navigation link; the link of the current section has `aria-current`. */
export function NavLink({ href, label, className, onClick }: NavLinkProps) {
  const segments = useSelectedLayoutSegments();
  const depth = segments.length === 1 ? 'page' : true;
  return (
    <Link
      aria-current={`/${segments[0]}` === href ? depth : undefined}
      className={className}
      href={href}
      onClick={() => onClick?.()}
    >
      {label}
    </Link>
  );
}

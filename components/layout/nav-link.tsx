'use client';

import Link from 'next/link';
import { useSelectedLayoutSegments } from 'next/navigation';

type NavLinkProps = {
  readonly href: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
};

/** A link of the navigation; the one whose section is open says so. */
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

import Link from 'next/link';
import type { ComponentProps } from 'react';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** Renders a link from content: the router handles same-site paths, other sites open in a new tab with noopener. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  if (!href.startsWith('/')) return <a href={href} rel="noopener noreferrer" target="_blank" {...rest} />;
  return <Link href={href} {...(rest as Omit<ComponentProps<typeof Link>, 'href'>)} />;
}

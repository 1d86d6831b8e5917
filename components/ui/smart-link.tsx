import type { ComponentProps } from 'react';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** Renders a link from content: same-site paths are followed by the router, other sites open in a new tab with noopener. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  if (href.startsWith('/')) return <a href={href} {...rest} />;
  return <a href={href} rel="noopener noreferrer" target="_blank" {...rest} />;
}

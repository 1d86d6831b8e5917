'use client';

import { useParams } from 'next/navigation';
import { LinkButton } from '@/components/ui/button';

/** A button to the category of the address; the server's not-found page does not know it, the browser does. */
export function BackToCategory({ label }: { readonly label: string }) {
  const { category } = useParams<{ category?: string }>();
  return <LinkButton href={category ? `/${category}` : '/'}>{label}</LinkButton>;
}

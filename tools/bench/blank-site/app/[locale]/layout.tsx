import type { ReactNode } from 'react';
import { localeIds } from '@/lib/locales/definitions';

export const generateStaticParams = () => localeIds.map((locale) => ({ locale }));

export default function BlankLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

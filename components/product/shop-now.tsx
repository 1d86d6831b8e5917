'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Country } from '@/lib/locales/definitions';
import type { RetailerLinks } from '@/lib/retailers';
import { RetailerList } from './retailer-list';
import { ShopHead } from './shop-head';

type ShopNowProps = {
  readonly label: string;
  readonly links: RetailerLinks;
  readonly country: Country;
  readonly className?: string | undefined;
};

/** Renders "Shop now" and its modal of retailers (PROD-06). */
export function ShopNow({ label, links, country, className }: ShopNowProps) {
  const t = useTranslations('category.product.shop');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal closeLabel={t('close')} onClose={() => setOpen(false)} open={open} title={t('title')}>
        <ShopHead />
        <RetailerList country={country} links={links} />
      </Modal>
    </>
  );
}

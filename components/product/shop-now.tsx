'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { RetailerLinks } from '@/lib/content/types';
import { RetailerList, type ShopLabels } from './retailer-list';

type ShopNowProps = {
  readonly label: string;
  readonly links: RetailerLinks;
  readonly labels: ShopLabels;
  readonly className?: string | undefined;
};

/** "Shop now" and its modal of retailers (spec section 2, product detail). */
export function ShopNow({ label, links, labels, className }: ShopNowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal closeLabel={labels.close} onClose={() => setOpen(false)} open={open} title={labels.title}>
        <RetailerList labels={labels} links={links} />
      </Modal>
    </>
  );
}

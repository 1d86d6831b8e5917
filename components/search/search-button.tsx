'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/use-lazy';
import styles from './search-button.module.css';

const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/** Renders the header's search button (FIND-01). Dialog, library and index load on first use. */
export function SearchButton() {
  const t = useTranslations('common.search');
  const [open, setOpen] = useState(false);
  const [SearchDialog, requestDialog] = useLazy(loadDialog);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={t('title')}
        className={styles.button}
        onClick={() => {
          void requestDialog();
          setOpen(true);
        }}
      >
        <Icon name="search" size={26} />
      </IconButton>
      {open && SearchDialog ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

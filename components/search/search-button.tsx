'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/use-lazy';
import styles from './search-button.module.css';
import type { SearchWords } from './search-words';

const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/** The header's search icon (spec section 2). The dialog, the library and the index come when it is first used. */
export function SearchButton({ words }: { readonly words: SearchWords }) {
  const [open, setOpen] = useState(false);
  const [SearchDialog, requestDialog] = useLazy(loadDialog);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={words.title}
        className={styles.button}
        onClick={() => {
          requestDialog();
          setOpen(true);
        }}
      >
        <Icon name="search" size={26} />
      </IconButton>
      {open && SearchDialog ? <SearchDialog onClose={() => setOpen(false)} words={words} /> : null}
    </>
  );
}

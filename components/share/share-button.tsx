'use client';

import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/use-lazy';
import type { Shared } from '@/lib/share/links';
import styles from './share-button.module.css';
import type { ShareWords } from './share-words';

type ShareButtonProps = {
  readonly shared: Shared;
  readonly label: string;
  readonly words: ShareWords;
  readonly worded: boolean;
  readonly className?: string | undefined;
};

const loadDialog = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);

/** True when the system's share sheet took over; closing it without a choice counts too. */
async function shareWithSystem(shared: Shared): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

/** Opens the system's share sheet, and where there is none a dialog with a link to copy and plain links. */
export function ShareButton({ shared, label, words, worded, className }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  const [ShareDialog, requestDialog] = useLazy(loadDialog);
  const share = async () => {
    if (await shareWithSystem(shared)) return;
    requestDialog();
    setOpen(true);
  };
  const props = {
    'aria-haspopup': 'dialog' as const,
    'aria-label': label,
    className: [styles.button, className].filter(Boolean).join(' '),
    onClick: share,
  };
  return (
    <>
      {worded ? (
        <Button variant="ghost" {...props}>
          <Icon name="share" />
          {words.title}
        </Button>
      ) : (
        <IconButton {...props}>
          <Icon name="share" />
        </IconButton>
      )}
      {ShareDialog ? (
        <ShareDialog onClose={() => setOpen(false)} open={open} shared={shared} words={words} />
      ) : null}
    </>
  );
}

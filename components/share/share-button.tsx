'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/use-lazy';
import type { Shared } from '@/lib/share/links';
import styles from './share-button.module.css';

type ShareButtonProps = {
  readonly shared: Shared;
  readonly label: string;
  readonly worded: boolean;
  readonly className?: string | undefined;
};

const loadDialog = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);

/** Opens the system's share sheet; true when it opened, even if the visitor cancelled it. */
async function shareWithSystem(shared: Shared): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

/** Renders a button that opens the system's share sheet or, without one, the share dialog. */
export function ShareButton({ shared, label, worded, className }: ShareButtonProps) {
  const t = useTranslations('common.share');
  const [open, setOpen] = useState(false);
  const [ShareDialog, requestDialog] = useLazy(loadDialog);
  const share = async () => {
    if (await shareWithSystem(shared)) return;
    void requestDialog();
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
          {t('title')}
        </Button>
      ) : (
        <IconButton {...props}>
          <Icon name="share" />
        </IconButton>
      )}
      {ShareDialog ? <ShareDialog onClose={() => setOpen(false)} open={open} shared={shared} /> : null}
    </>
  );
}

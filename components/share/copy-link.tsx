'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './copy-link.module.css';

type CopyLinkProps = { readonly url: string };

/** Renders the URL in a field with a copy button. Without clipboard access the button selects the URL instead. */
export function CopyLink({ url }: CopyLinkProps) {
  const t = useTranslations('common.share');
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setResult('copied');
    } catch {
      field.current?.select();
      setResult('failed');
    }
  };

  const message = { none: '', copied: t('copied'), failed: t('copy-failed') }[result];
  return (
    <div className={styles.copy}>
      <div className={styles.row}>
        <input aria-label={t('address')} className={styles.address} readOnly ref={field} value={url} />
        <Button onClick={copy}>
          <Icon name={result === 'copied' ? 'check' : 'link'} />
          {t('copy')}
        </Button>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}

'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './copy-link.module.css';
import type { ShareWords } from './share-words';

type CopyLinkProps = { readonly url: string; readonly words: ShareWords };

/** The address in a field, and the button that copies it. Where it may not, the address is selected to be copied. */
export function CopyLink({ url, words }: CopyLinkProps) {
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

  const message = { none: '', copied: words.copied, failed: words.copyFailed }[result];
  return (
    <div className={styles.copy}>
      <div className={styles.row}>
        <input aria-label={words.address} className={styles.address} readOnly ref={field} value={url} />
        <Button onClick={copy}>
          <Icon name={result === 'copied' ? 'check' : 'link'} />
          {words.copy}
        </Button>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}

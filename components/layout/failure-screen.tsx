'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { MessageScreen } from '@/components/ui/message-screen';

/** Renders an error screen with a retry button in place of a page that failed in the browser. */
export function FailureScreen({ retry }: { readonly retry: () => void }) {
  const t = useTranslations('common.error');
  return (
    <MessageScreen role="alert" text={t('text')} title={t('title')}>
      <Button onClick={retry}>{t('retry')}</Button>
    </MessageScreen>
  );
}

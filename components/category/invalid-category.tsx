import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { MessageScreen } from '@/components/ui/message-screen';

/** An unknown category slug: the invalid-category message (NAV-03). */
export function InvalidCategory() {
  const t = useTranslations('category');
  return (
    <MessageScreen text={t('errors.invalid-category')} title={t('invalid.title')}>
      <LinkButton href="/">{t('invalid.home')}</LinkButton>
    </MessageScreen>
  );
}

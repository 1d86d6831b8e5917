import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { MessageScreen } from '@/components/ui/message-screen';
import styles from './not-found-screen.module.css';

/** Renders the 404 screen (NAV-02): title, subtitle and a link to the home page. */
export function NotFoundScreen() {
  const t = useTranslations('common.not-found');
  return (
    <MessageScreen className={styles.screen} text={t('subtitle')} title={t('title')}>
      <LinkButton href="/">{t('home')}</LinkButton>
    </MessageScreen>
  );
}

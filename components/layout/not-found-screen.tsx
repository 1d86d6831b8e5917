import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { MessageScreen } from '@/components/ui/message-screen';
import { LineWall } from './line-wall';
import styles from './not-found-screen.module.css';

/** Renders the 404 screen (NAV-02): title, subtitle, a link to the home page and the lines. */
export function NotFoundScreen() {
  const t = useTranslations('common.not-found');
  return (
    <>
      <MessageScreen className={`${styles.screen} ${styles.number}`} text={t('subtitle')} title={t('title')}>
        <LinkButton href="/" variant="brand">
          {t('home')}
        </LinkButton>
      </MessageScreen>
      <LineWall isLost />
    </>
  );
}

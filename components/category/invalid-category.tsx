import { useTranslations } from 'next-intl';
import { LineWall } from '@/components/layout/line-wall';
import styles from '@/components/layout/not-found-screen.module.css';
import { LinkButton } from '@/components/ui/button';
import { MessageScreen } from '@/components/ui/message-screen';

/** An unknown category slug: the invalid-category message (NAV-03) above the lines that exist. */
export function InvalidCategory() {
  const t = useTranslations('category');
  return (
    <>
      <MessageScreen className={styles.screen} text={t('errors.invalid-category')} title={t('invalid.title')}>
        <LinkButton href="/" variant="brand">
          {t('invalid.home')}
        </LinkButton>
      </MessageScreen>
      <LineWall isLost />
    </>
  );
}

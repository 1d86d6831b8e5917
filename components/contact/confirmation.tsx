import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { SlantedText } from '@/components/ui/slanted-text';
import styles from './contact-sent.module.css';

/** Renders the confirmation of a submission (CON-04) on the server, because the form's script has a size limit. */
export function Confirmation() {
  const t = useTranslations('common.contact.sent');
  return (
    <>
      <h2 className={styles.title} id="contact-sent">
        <SlantedText text={t('title')} />
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <LinkButton href="/faq">{t('faq')}</LinkButton>
    </>
  );
}

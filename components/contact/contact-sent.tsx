import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Leaning } from '@/components/ui/leaning';
import styles from './contact-sent.module.css';

const focus = (element: HTMLElement | null) => element?.focus();

/** Replaces the form after a submission (CON-04). It takes the focus, so that it is in view and announced. */
export function ContactSent({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('common.contact.form');
  return (
    <section aria-labelledby="contact-sent" className={styles.sent} ref={focus} tabIndex={-1}>
      <h2 className={styles.title} id="contact-sent">
        <Leaning text={t('sent-title')} />
      </h2>
      <p className={styles.text}>{t('sent')}</p>
      <Button onClick={onAgain}>{t('again')}</Button>
    </section>
  );
}

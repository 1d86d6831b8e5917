'use client';

import { useTranslations } from 'next-intl';
import { openPreferences } from '@/lib/consent/store';
import styles from './preferences-button.module.css';

/** Opens the cookie preferences from the footer of every page. */
export function PreferencesButton() {
  const t = useTranslations('common.cookies');
  return (
    <button className={styles.button} id="cookie-preferences" onClick={openPreferences} type="button">
      {t('reopen')}
    </button>
  );
}

'use client';

import { openPreferences } from '@/lib/consent/store';
import styles from './preferences-button.module.css';

/** The way back to the cookie preferences, in the footer of every page. */
export function PreferencesButton({ label }: { readonly label: string }) {
  return (
    <button className={styles.button} id="cookie-preferences" onClick={openPreferences} type="button">
      {label}
    </button>
  );
}

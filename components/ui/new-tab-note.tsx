import { useTranslations } from 'next-intl';

/** Renders a visually hidden note that the surrounding link opens in a new tab. */
export function NewTabNote() {
  const t = useTranslations('common');
  return <span className="visually-hidden"> ({t('opens-in-new-tab')})</span>;
}

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Choice, type ChoiceName, choiceNames, isOffWithPrivacyControl } from '@/lib/consent/choice';
import { hasPrivacyControl } from '@/lib/consent/privacy-control';
import styles from './cookie-details.module.css';

type CookieDetailsProps = {
  readonly choice: Choice;
  readonly onToggle: (name: ChoiceName) => void;
};

/** Renders a toggle per kind of cookies; necessary cookies are always on (COOK-01). */
export function CookieDetails({ choice, onToggle }: CookieDetailsProps) {
  const t = useTranslations('common.cookies');
  const id = useId();
  return (
    <ul className={styles.kinds}>
      <li className={styles.kind}>
        <div className={styles.head}>
          <span className={styles.name}>{t('kinds.necessary.title')}</span>
          <span className={styles.always}>
            <Icon name="check" size={18} />
            {t('always')}
          </span>
        </div>
        <p className={styles.text}>{t('kinds.necessary.text')}</p>
      </li>
      {choiceNames.map((name) => (
        <li className={styles.kind} key={name}>
          <label className={styles.head}>
            <span className={styles.name}>{t(`kinds.${name}.title`)}</span>
            <input
              aria-checked={choice[name]}
              aria-describedby={`${id}-${name}`}
              checked={choice[name]}
              className={styles.switch}
              onChange={() => onToggle(name)}
              role="switch"
              type="checkbox"
            />
          </label>
          <p className={styles.text} id={`${id}-${name}`}>
            {t(`kinds.${name}.text`)}
            {isOffWithPrivacyControl(name) && hasPrivacyControl() ? ` ${t('privacy-control')}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}

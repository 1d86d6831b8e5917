import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Choice, type ChoiceName, choiceNames } from '@/lib/consent/choice';
import { hasPrivacyControl } from '@/lib/consent/privacy-control';
import type { ConsentWords } from './consent-words';
import styles from './cookie-details.module.css';

type CookieDetailsProps = {
  readonly words: ConsentWords;
  readonly choice: Choice;
  readonly onToggle: (name: ChoiceName) => void;
};

/** The kinds of cookies: the necessary ones are always active, the others are the visitor's (spec section 4). */
export function CookieDetails({ words, choice, onToggle }: CookieDetailsProps) {
  const id = useId();
  const { necessary } = words.kinds;
  return (
    <ul className={styles.kinds}>
      <li className={styles.kind}>
        <div className={styles.head}>
          <span className={styles.name}>{necessary.title}</span>
          <span className={styles.always}>
            <Icon name="check" size={18} />
            {words.always}
          </span>
        </div>
        <p className={styles.text}>{necessary.text}</p>
      </li>
      {choiceNames.map((name) => (
        <li className={styles.kind} key={name}>
          <label className={styles.head}>
            <span className={styles.name}>{words.kinds[name].title}</span>
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
            {words.kinds[name].text}
            {name === 'advertising' && hasPrivacyControl() ? ` ${words['privacy-control']}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}

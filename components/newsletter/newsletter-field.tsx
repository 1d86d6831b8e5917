import { type ComponentProps, useId } from 'react';
import styles from './newsletter-form.module.css';

type NewsletterFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  /** The word beside the label of a field that may stay empty. */
  readonly optional?: string;
  readonly error: string | undefined;
};

/** A labelled text box of the pop-up. */
export function NewsletterField({ label, optional, error, ...rest }: NewsletterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-name={rest.name}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({optional})</span> : null}
      </label>
      <input
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== undefined}
        className={styles.input}
        id={id}
        type="text"
        {...rest}
      />
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

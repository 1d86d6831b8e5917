import type { ReactNode } from 'react';
import styles from './field.module.css';

type FieldNotesProps = {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
};

/** Renders the hint and the error below a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  );
}

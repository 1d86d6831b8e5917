import styles from './field.module.css';

type FieldNotesProps = {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
};

/** What stands below a control and describes it: a hint and, when there is one, the error. */
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

/** A multi-line text in AEM's storage form, with its format. */
export type StoredText = { readonly text: string; readonly contentType: 'text/html' | 'text/plain' };

/** A date and time in ISO 8601, with milliseconds and offset. */
export type StoredDate = { readonly date: string };

/** JSON objects are stored as text, references as paths, and several values as a list. */
export type StoredValue = string | number | boolean | readonly string[] | StoredText | StoredDate;

/** A content fragment in AEM's storage form. A field without a value has no property. */
export type StoredFragment = {
  readonly path: string;
  /** Name of its model. */
  readonly type: string;
  readonly title: string;
  readonly values: Readonly<Record<string, StoredValue>>;
};

export const isStoredText = (value: StoredValue | undefined): value is StoredText =>
  typeof value === 'object' && 'text' in value;

export const isStoredDate = (value: StoredValue | undefined): value is StoredDate =>
  typeof value === 'object' && 'date' in value;

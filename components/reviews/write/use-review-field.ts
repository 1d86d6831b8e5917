import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ReviewsWords } from '../reviews-words';
import { type FormField, fieldId, type ReviewValues } from './review-values';

const WordsContext = createContext<ReviewsWords | null>(null);
export const WordsProvider = WordsContext.Provider;

/** The words of the form around a field. */
export function useReviewWords(): ReviewsWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A field stands outside the review form.');
  return words;
}

/** Label, error and the attributes that bind them to the control (spec section 5). */
export function useReviewField(name: FormField, notes: readonly string[] = []) {
  const words = useReviewWords();
  const { formState } = useFormContext<ReviewValues>();
  const id = fieldId(name);
  const message = formState.errors[name]?.message;
  const error = message === undefined ? undefined : (words.errors[message] ?? message);
  const description = [...notes.map((note) => `${id}-${note}`), error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    words: words.form,
    label: words.form.fields[name],
    error,
    invalid: error !== undefined,
    describedBy: description ? { 'aria-describedby': description } : {},
  };
}

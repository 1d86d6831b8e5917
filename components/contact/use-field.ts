import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ContactField, ContactValues } from '@/lib/contact/fields';
import type { ContactWords } from './contact-words';

const WordsContext = createContext<ContactWords | null>(null);
export const WordsProvider = WordsContext.Provider;

/** The words of the form around a field. */
export function useContactWords(): ContactWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A field stands outside the contact form.');
  return words;
}

/** Where a field is in the page; the first one with an error is found by it. */
export const fieldId = (name: ContactField) => `contact-${name}`;

/** Label, error and the attributes that bind them to the control (spec section 5). */
export function useField(name: ContactField, hasHint = false) {
  const words = useContactWords();
  const { formState } = useFormContext<ContactValues>();
  const id = fieldId(name);
  const message = formState.errors[name]?.message;
  const error = message === undefined ? undefined : (words.errors[message] ?? message);
  const description = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    label: words.fields[name],
    error,
    control: {
      id,
      'aria-invalid': error !== undefined,
      ...(description && { 'aria-describedby': description }),
    },
  };
}

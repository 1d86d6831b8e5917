import { type Choice, parseChoice } from './choice';

export type ConsentState = {
  /** Null until the visitor has answered. */
  readonly choice: Choice | null;
  /** The visitor asked for the preferences again. */
  readonly reopened: boolean;
};

const listeners = new Set<() => void>();
let state: ConsentState = { choice: null, reopened: false };
let cookiesRead: string | undefined;
/** An answer whose cookies the browser has refused; it holds as long as the page does. */
let answered: Choice | null = null;

const same = (one: Choice | null, other: Choice | null) =>
  one?.advertising === other?.advertising && one?.analytics === other?.analytics;

/** The state of this device; the same object as long as nothing changes. */
export function readConsent(): ConsentState {
  if (document.cookie !== cookiesRead) {
    cookiesRead = document.cookie;
    const choice = parseChoice(cookiesRead) ?? answered;
    if (!same(choice, state.choice)) state = { ...state, choice };
  }
  return state;
}

/** Tells of changes here and, when the visitor comes back to this tab, of those made in another. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

function change(next: ConsentState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Takes an answer over, once its cookies are written. */
export function answerConsent(choice: Choice): void {
  answered = parseChoice(document.cookie) ? null : choice;
  change({ choice, reopened: false });
}

/** The way back to the preferences. */
export const openPreferences = () => change({ ...readConsent(), reopened: true });

export const closePreferences = () => change({ ...readConsent(), reopened: false });

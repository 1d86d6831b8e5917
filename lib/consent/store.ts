import { type Choice, isSameChoice, parseChoice } from './choice';

export type ConsentState = {
  /** Null until the visitor has made a choice. */
  readonly choice: Choice | null;
  /** True when the visitor opened the preferences again. */
  readonly reopened: boolean;
};

const listeners = new Set<() => void>();
let state: ConsentState = { choice: null, reopened: false };
let cookiesRead: string | undefined;
/** A choice whose cookies the browser rejected; valid until the page unloads. */
let unsaved: Choice | null = null;

/** Returns the consent state of this device; the same object until it changes. */
export function readConsent(): ConsentState {
  if (document.cookie !== cookiesRead) {
    cookiesRead = document.cookie;
    const choice = parseChoice(cookiesRead) ?? unsaved;
    if (!isSameChoice(choice, state.choice)) state = { ...state, choice };
  }
  return state;
}

/** Subscribes to changes in this tab and, when it becomes visible again, to those made in another. */
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

/** Sets the choice after `saveChoice` has written its cookies. */
export function setConsent(choice: Choice): void {
  unsaved = parseChoice(document.cookie) ? null : choice;
  change({ choice, reopened: false });
}

/** Opens the preferences again. */
export const openPreferences = () => change({ ...readConsent(), reopened: true });

export const closePreferences = () => change({ ...readConsent(), reopened: false });

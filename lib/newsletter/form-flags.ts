/** Stored for good once the visitor has subscribed (NEWS-01). */
const submittedKey = 'newsletterSubmitted';

/** Stored for the session once the pop-up has been shown (NEWS-01). */
const shownKey = 'newsletterShown';

function read(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(storage: () => Storage, key: string): void {
  try {
    storage().setItem(key, 'true');
  } catch {
    // Storage is switched off or full: the pop-up comes again, at worst.
  }
}

/** Whether the pop-up may appear: not after a subscription, and once a session (NEWS-01). */
export const mayAppear = () =>
  !read(() => localStorage, submittedKey) && !read(() => sessionStorage, shownKey);

export const markShown = () => write(() => sessionStorage, shownKey);

export const markSubmitted = () => write(() => localStorage, submittedKey);

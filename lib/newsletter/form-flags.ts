/** Set permanently once the visitor has subscribed (NEWS-01). */
const submittedKey = 'newsletterSubmitted';

/** Set for the session once the pop-up has been shown (NEWS-01). */
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
    // Storage is disabled or full. At worst, the pop-up appears again.
  }
}

/** Returns whether the pop-up may appear: once a session, and not after a subscription (NEWS-01). */
export const mayAppear = () =>
  !read(() => localStorage, submittedKey) && !read(() => sessionStorage, shownKey);

export const markShown = () => write(() => sessionStorage, shownKey);

export const markSubmitted = () => write(() => localStorage, submittedKey);

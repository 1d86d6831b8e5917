/** Selector of a hydrated page: it handles events. */
export const hydrated = 'html[data-hydrated]';

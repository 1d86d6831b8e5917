/** Selector of a hydrated page: the effects of its layout have run, so that it handles events. */
export const hydrated = 'html[data-hash-bridge=router]';

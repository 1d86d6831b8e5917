/**
 * Receives `popstate` events before the router does. Listeners of the window run in the order in which they were added,
 * whatever their phase, and the code behind this one loads late.
 */
export const earlyPopState: { handle: ((event: PopStateEvent) => void) | null } = { handle: null };

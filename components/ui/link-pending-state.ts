const message = (link: Element) => link.querySelector<HTMLElement>('[data-pending-label]');

/** Shows the loading message of a link that has a `LinkPending`. */
export function showPending(link: Element): void {
  const element = message(link);
  if (!element) return;
  element.dataset.pending = 'true';
  element.textContent = element.dataset.pendingLabel ?? '';
}

/** Hides it. */
export function hidePending(link: Element): void {
  const element = message(link);
  if (!element) return;
  delete element.dataset.pending;
  element.textContent = '';
}

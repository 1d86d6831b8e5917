/** Scrolls a tab of the page's tab list to the top of the window and focuses it. */
export function focusTab(id: string): void {
  const tab = document.querySelector<HTMLElement>(`[data-tab="${id}"]`);
  tab?.scrollIntoView({ block: 'start' });
  tab?.focus({ preventScroll: true });
}

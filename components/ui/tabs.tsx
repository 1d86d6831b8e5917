'use client';

import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react';

type TabsContext = {
  readonly id: string;
  readonly value: string;
  readonly onSelect: (value: string) => void;
};

const Context = createContext<TabsContext | null>(null);

function useTabs(value: string) {
  const tabs = use(Context);
  if (!tabs) throw new Error('Tabs and panels need Tabs above them');
  const isSelected = tabs.value === value;
  return {
    select: () => isSelected || tabs.onSelect(value),
    isSelected,
    tabId: `${tabs.id}tab-${value}`,
    panelId: `${tabs.id}panel-${value}`,
    state: isSelected ? 'active' : 'inactive',
  };
}

type TabsProps = Omit<TabsContext, 'id'> & {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Tabs and their panels, each pair with a value of its own. The keyboard pattern is that of the ARIA Authoring
 * Practices, with selection by focus: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ value, onSelect, className, children }: TabsProps) {
  const id = useId();
  return (
    <Context value={{ id, value, onSelect }}>
      <div className={className}>{children}</div>
    </Context>
  );
}

/** Returns the index of the tab that a key leads to; null for other keys. */
function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  const target = targetOf(event.key, index, tabs.length);
  if (index < 0 || target === null) return;
  // Home and End would scroll the page.
  event.preventDefault();
  tabs[target]?.focus();
}

/** Renders the list of tabs. Only the selected one is in the tab order. */
export function TabList(props: ComponentProps<'div'>) {
  return <div {...props} onKeyDown={moveFocus} role="tablist" />;
}

/** Renders a tab. */
export function Tab({ value, ...props }: ComponentProps<'button'> & { readonly value: string }) {
  const { tabId, panelId, isSelected, state, select } = useTabs(value);
  return (
    <button
      {...props}
      aria-controls={panelId}
      aria-selected={isSelected}
      data-state={state}
      id={tabId}
      onClick={select}
      onFocus={select}
      role="tab"
      tabIndex={isSelected ? 0 : -1}
      type="button"
    />
  );
}

/** Renders the panel of a tab. Its content stays in the page while it is hidden. */
export function TabPanel({ value, ...props }: ComponentProps<'div'> & { readonly value: string }) {
  const { tabId, panelId, state } = useTabs(value);
  const identity = { id: panelId, 'aria-labelledby': tabId, 'data-state': state };
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern has the panel in the tab order.
  return <div {...identity} role="tabpanel" tabIndex={0} {...props} />;
}

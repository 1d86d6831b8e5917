'use client';

import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusTab } from './focus-tab';
import { useSelection } from './selection-provider';

type RatingLinkProps = {
  /** The tab that the link opens. */
  readonly tab: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Renders a link to the reviews tab. */
export function RatingLink({ tab, className, children }: RatingLinkProps) {
  const { dispatch } = useSelection();
  const open = (event: MouseEvent) => {
    // Leave clicks that open a new tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => dispatch({ type: 'select-tab', tab }));
    focusTab(tab);
  };
  return (
    <a className={className} href={`#${tab}`} onClick={open}>
      {children}
    </a>
  );
}

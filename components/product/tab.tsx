'use client';

import { Trigger } from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

/**
 * Renders a tab of a tab list. The library focuses a pressed tab by script, for which browsers show a keyboard focus
 * ring; this component hides the ring for pointers.
 */
export function Tab(props: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      onMouseDown={({ button, currentTarget }) =>
        button === 0 && currentTarget.focus({ focusVisible: false })
      }
      {...props}
    />
  );
}

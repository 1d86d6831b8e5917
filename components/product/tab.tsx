'use client';

import { Trigger } from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

/**
 * A tab of a tab list. The library moves the focus by script when a tab is pressed, which browsers take for the
 * keyboard and answer with a focus ring; the pointer gets none.
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

'use client';

import { lazy, type ReactNode } from 'react';

/** Every page's script contains this import, but only previews that render the canvas load the code. */
const Canvas = lazy(() => import('./editor-canvas').then(({ EditorCanvas }) => ({ default: EditorCanvas })));

/** Renders the editor's canvas. A component of its own, because React takes no `lazy()` from a server component. */
export function LazyEditorCanvas({ children }: { readonly children: ReactNode }) {
  return <Canvas>{children}</Canvas>;
}

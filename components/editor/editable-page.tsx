import type { ReactNode } from 'react';
import type { Config } from '@/lib/config';
import { editorMetas, editorScript } from '@/lib/preview/universal-editor';
import { LazyEditorCanvas } from './lazy-editor-canvas';

type EditablePageProps = {
  readonly editor: NonNullable<Config['editor']>;
  /** The nonce of the preview's policy. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
};

/**
 * Renders a preview that the Universal Editor can edit: connection and script, which React puts into `<head>`, around the
 * page (EDIT-01).
 */
export function EditablePage({ editor, nonce, children }: EditablePageProps) {
  return (
    <>
      {editorMetas(editor).map(({ name, content }) => (
        <meta content={content} key={name} name={name} />
      ))}
      <script async nonce={nonce} src={editorScript} />
      <LazyEditorCanvas>{children}</LazyEditorCanvas>
    </>
  );
}

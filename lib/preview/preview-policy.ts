import type { Config } from '@/lib/config';
import { contentSecurityPolicy, hashesPlaceholder } from '@/lib/security/content-security-policy';
import { editorFrames, editorScriptSources, editorStyleSources } from './universal-editor';

const editorSources = { frames: editorFrames, scripts: editorScriptSources, styles: editorStyleSources };

/**
 * Returns the Content-Security-Policy of a preview. A preview is for one visitor and never stored. It has a
 * nonce in place of the page cache's hashes, which Next reads from the request header and sets on its
 * scripts. If an editor is configured, its frame may show the preview (EDIT-04).
 */
export function previewPolicy(config: Config): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = contentSecurityPolicy(config, config.editor ? editorSources : undefined);
  return policy.replace(hashesPlaceholder, `'nonce-${nonce}'`);
}

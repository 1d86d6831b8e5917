import type { Config } from '@/lib/config';

/** Adobe's script that connects the page with the editor in the frame around it. */
export const editorScript = 'https://universal-editor-service.adobe.io/cors.js';

/** The origins of the two frames around a page in the editor: Experience Cloud, and its application inside. */
export const editorFrames = [
  'https://experience.adobe.com',
  'https://exc-unifiedcontent.experience.adobe.net',
] as const;

/** What Adobe's script loads: its own parts, and the editor of rich text with its styles. */
const richTextEditor = 'https://exc-unifiedcontent.experience.adobe.net/solutions/CQ-aem-headless-rte/';
export const editorScriptSources = [new URL('.', editorScript).href, richTextEditor] as const;
export const editorStyleSources = [richTextEditor] as const;

type Meta = { readonly name: string; readonly content: string };

/**
 * Returns the `<meta>` elements by which the editor finds the author instance (EDIT-01). AEM as a Cloud Service is edited
 * through Adobe's own service; with a service of its own it is AEM 6.5, which speaks another protocol.
 */
export function editorMetas({ authorUrl, serviceUrl }: NonNullable<Config['editor']>): readonly Meta[] {
  const protocol = serviceUrl ? 'aem65' : 'aem';
  return [
    { name: 'urn:adobe:aue:system:aemconnection', content: `${protocol}:${authorUrl}` },
    ...(serviceUrl ? [{ name: 'urn:adobe:aue:config:service', content: serviceUrl }] : []),
  ];
}

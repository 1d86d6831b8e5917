import { type Config, getConfig } from '@/lib/config';
import { createAemSource, fetchResponse } from './aem/aem-source';
import type { ContentSource } from './content-source';

type SourceConfig = Pick<Config, 'content' | 'upstreamTimeoutMs' | 'contentMaxBytes'>;

/** Creates the configured content source. Another CMS is another case here (CONT-11). */
export function makeContentSource(config: SourceConfig): ContentSource {
  return createAemSource((type, path) => fetchResponse(config, type, path), config.content);
}

let chosen: { readonly content: Config['content']; readonly source: ContentSource } | undefined;

/** Returns the content source of this process. */
export function getContentSource(): ContentSource {
  const config = getConfig();
  const { content } = config;
  if (chosen?.content !== content) chosen = { content, source: makeContentSource(config) };
  return chosen.source;
}

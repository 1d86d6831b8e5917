import type { models } from '@/aem/models';
import type { BlockType, blocks } from '@/lib/content/aem/blocks';
import type { ContentType } from '@/lib/content/content-types';

/** The name of a field in the models, so that checks no longer compile after a field was renamed there. */
export type FieldName =
  | (typeof models)[ContentType]['fields'][number]['name']
  | (typeof blocks)[BlockType]['model']['fields'][number]['name'];

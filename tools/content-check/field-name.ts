import type { models } from '@/aem/models';
import type { ContentType } from '@/lib/content/content-types';

/** The name of a field in the models: a field that is renamed there is an error of the compiler where a check names it. */
export type FieldName = (typeof models)[ContentType]['fields'][number]['name'];

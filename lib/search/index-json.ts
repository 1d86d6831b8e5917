import { mapInTimeSlices } from '@/lib/time-slices';
import type { SearchIndex } from './types';

/** Returns the JSON of a search index, serialized in time slices, because an index may have thousands of products. */
export async function indexJson({ complete, entries }: SearchIndex): Promise<string> {
  const texts = await mapInTimeSlices(entries, (entry) => JSON.stringify(entry));
  return `{"complete":${complete},"entries":[${texts.join(',')}]}`;
}

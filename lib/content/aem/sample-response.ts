import type { ContentType } from '../content-types';
import type { Result } from '../result';

/** Returns the response that AEM would give if the embedded sample were its content. */
export async function sampleResponse(type: ContentType, folderPath: string): Promise<Result<unknown>> {
  const sample = await import('@/sample/content');
  return { ok: true, value: sample.sampleResponse(type, folderPath) };
}

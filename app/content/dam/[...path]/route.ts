import { parseAssetPath } from '@/lib/assets/asset-path';
import { forwardAsset } from '@/lib/assets/forward-asset';
import { sampleFileOf, serveFile } from '@/lib/assets/sample-file';
import { getConfig } from '@/lib/config';
import { errorAnswer, notFoundAnswer } from '@/lib/content/error-answer';

async function answerSample(segments: readonly string[], request: Request): Promise<Response> {
  const file = sampleFileOf(segments);
  return (file && (await serveFile(file, request))) || notFoundAnswer();
}

/** Assets for local development: from AEM, or the files of the sample content (contract section 4). */
export async function GET(request: Request): Promise<Response> {
  const { appEnv, content, upstreamTimeoutMs } = getConfig();
  const segments = parseAssetPath(new URL(request.url).pathname);
  if (appEnv !== 'local' || !segments) return notFoundAnswer();
  if (content.kind !== 'aem') return answerSample(segments, request);
  const answer = await forwardAsset(segments, request, { ...content, timeoutMs: upstreamTimeoutMs });
  if (answer instanceof Response) return answer;
  if (answer === 'missing') return notFoundAnswer();
  if (answer === 'timeout') return errorAnswer(504, 'upstream-timeout', 'AEM did not answer in time.');
  return errorAnswer(502, `upstream-${answer}`, 'AEM did not give an asset.');
}

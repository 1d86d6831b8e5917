import { publishedPaths } from './adobe-events.mjs';
import { publishPaths } from './site.mjs';

/**
 * An action of Adobe App Builder that takes events of AEM and calls the site's webhook (AEM-02). It is not a web action:
 * only Adobe I/O Events invokes it, after verifying the sender. Set the inputs `SITE_URL`, `REVALIDATE_SECRET` and
 * `CONTENT_ROOT` at deployment.
 * @param {Record<string, unknown>} params the event, beside the inputs
 */
export async function main({ SITE_URL, REVALIDATE_SECRET, CONTENT_ROOT, ...event }) {
  if (typeof event.challenge === 'string') return { statusCode: 200, body: { challenge: event.challenge } };
  const paths = publishedPaths(event);
  const isDone = await publishPaths(
    { siteUrl: String(SITE_URL), secret: String(REVALIDATE_SECRET), contentRoot: String(CONTENT_ROOT) },
    paths,
  );
  return isDone
    ? { statusCode: 200, body: { paths: paths.length } }
    : { statusCode: 502, body: { error: 'The site did not take it' } };
}

/** Maximum number of paths that the site accepts in one request. */
const mostPaths = 100;

const timeoutMs = 8000;

/**
 * @typedef {{
 *   siteUrl: string,
 *   secret: string,
 *   contentRoot: string,
 *   log?: (fields: Record<string, unknown>) => void,
 * }} SiteOptions the origin of the site, its REVALIDATE_SECRET, and the folder of its content in AEM
 */

/**
 * @param {SiteOptions} options @param {readonly string[]} paths
 * @returns {Promise<number>} the status; 0 when the site did not respond
 */
async function post({ siteUrl, secret }, paths) {
  try {
    const { status } = await fetch(new URL('/api/revalidate', siteUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ paths }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status;
  } catch {
    return 0;
  }
}

/**
 * Sends published paths to the site. Leaves out paths of other content, and paths that the site does not know, because
 * a further attempt would not change that.
 * @param {SiteOptions} options @param {readonly string[]} paths
 * @returns {Promise<boolean>} false when the sender must try again
 */
export async function publishPaths(options, paths) {
  const { contentRoot, log = () => {} } = options;
  const own = paths.filter((path) => path === contentRoot || path.startsWith(`${contentRoot}/`));
  for (let at = 0; at < own.length; at += mostPaths) {
    const part = own.slice(at, at + mostPaths);
    const status = await post(options, part);
    log({ paths: part.length, status });
    if (status === 202) continue;
    if (status !== 422) return false;
    // One unknown path makes the site reject all, so send each alone.
    const singly = part.length > 1 ? part : [];
    for (const path of singly) if (![202, 422].includes(await post(options, [path]))) return false;
  }
  return true;
}

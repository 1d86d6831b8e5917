/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkConfigAtStart } = await import('@/lib/config/check-at-start');
    checkConfigAtStart();
    const { getConfig } = await import('@/lib/config');
    const { publishPolicy } = await import('@/lib/security/publish-policy');
    publishPolicy();
    const { watchConnections } = await import('@/lib/http/watch-connections');
    if (!getConfig().trustProxy) watchConnections();
  }
}

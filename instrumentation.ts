/** Runs once when the server starts: a wrong configuration stops it here (contract section 3). */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ConfigError, getConfig } = await import('@/lib/config');
  try {
    getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

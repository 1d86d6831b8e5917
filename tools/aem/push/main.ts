import { parseArgs } from 'node:util';
import { AuthorError, createAuthor } from './author';
import { push } from './push';

const usage =
  'AEM_URL=https://author… AEM_AUTH=user:password npm run aem:push [-- --dry-run] [--packages] [--force]';

/** Sends queries and packages to the author of the environment variables (`npm run aem:push`). */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, packages: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const { AEM_URL, AEM_AUTH } = process.env;
  if (!AEM_URL || !URL.canParse(AEM_URL) || !AEM_AUTH) throw new AuthorError(`Usage: ${usage}`);
  const options = {
    isDryRun: values['dry-run'] ?? false,
    withPackages: values.packages ?? false,
    force: values.force ?? false,
  };
  await push(createAuthor(new URL(AEM_URL).origin, AEM_AUTH), options, console.log);
}

main().catch((error: unknown) => {
  console.error(error instanceof AuthorError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
});

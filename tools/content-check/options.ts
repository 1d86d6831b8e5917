import { parseArgs } from 'node:util';
import { environmentNames } from '@/lib/locales/definitions';

export const usage = `Usage: npm run content:check [-- --env ${environmentNames.join('|')}] [--json] [--skip-files]

Reads all content of all locales and reports what is wrong with it.
  --env         the environment, as APP_ENV: local, which is the default, reads AEM_URL or the sample content,
                the others read CONTENT_API_URL and ASSETS_URL
  --json        writes the report as JSON to stdout
  --skip-files  reads no pictures and videos
Exit codes: 0 no errors, 1 errors found, 2 wrong options or configuration, 3 content could not be read.
Described in docs/how-to/check-content.md.
`;

export type Options = {
  readonly env: string | undefined;
  readonly isJson: boolean;
  readonly withFiles: boolean;
  readonly isHelp: boolean;
};

/**
 * Parses the options of the command.
 * @throws {TypeError} for an unknown option
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      env: { type: 'string' },
      json: { type: 'boolean' },
      'skip-files': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  return {
    env: values.env,
    isJson: values.json ?? false,
    withFiles: !values['skip-files'],
    isHelp: values.help ?? false,
  };
}

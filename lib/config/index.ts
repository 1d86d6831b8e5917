import { type Config, parseConfig } from './parse';

export { type Config, ConfigError, type ContentBackend } from './parse';

let config: Config | undefined;

/**
 * Returns the configuration of this process, parsed once. `instrumentation.ts` calls it when the server
 * starts, so that a wrong variable stops the start (OPS-01).
 * @throws {ConfigError}
 */
export function getConfig(): Config {
  config ??= parseConfig(process.env);
  return config;
}

/**
 * Returns whether `next dev` runs the site. Next replaces the variable at build time, so the schema does not
 * parse it.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

import pino, { type Logger } from 'pino';
import { getConfig } from '@/lib/config';

let instance: Logger | undefined;

/**
 * Structured logs on stdout (contract section 3, `LOG_LEVEL`). Made on first use: importing this file must not
 * read the configuration, because the build imports it and knows none.
 */
export function getLogger(): Logger {
  instance ??= pino({
    level: getConfig().logLevel,
    base: null,
    formatters: { level: (label) => ({ level: label }) },
  });
  return instance;
}

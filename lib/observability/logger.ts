import pino, { type Logger } from 'pino';
import { getConfig } from '@/lib/config';
import { currentRequestId } from './request-scope';
import { getTracing } from './tracing';

let instance: Logger | undefined;

/** What every line of a request has in common (contract section 6). */
function context() {
  const requestId = currentRequestId();
  const traceId = getTracing()?.traceId();
  return { ...(requestId === undefined ? {} : { requestId }), ...(traceId === undefined ? {} : { traceId }) };
}

/** Made on first use: importing this file must not read the configuration, because the build imports it. */
function pinoLogger(): Logger {
  instance ??= pino({
    level: getConfig().logLevel,
    base: null,
    mixin: context,
    formatters: { level: (label) => ({ level: label }) },
  });
  return instance;
}

type Fields = Readonly<Record<string, unknown>>;

/** Structured logs on stdout (contract section 3, `LOG_LEVEL`). Callers pass no names, addresses, tokens or keys. */
export const logger = {
  error: (fields: Fields, message: string) => pinoLogger().error(fields, message),
  warn: (fields: Fields, message: string) => pinoLogger().warn(fields, message),
  info: (fields: Fields, message: string) => pinoLogger().info(fields, message),
  debug: (fields: Fields, message: string) => pinoLogger().debug(fields, message),
};

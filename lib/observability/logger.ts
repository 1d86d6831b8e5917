import pino, { type Logger } from 'pino';
import { getConfig } from '@/lib/config';
import { currentRequestId, getTracing } from './tracing';

let instance: Logger | undefined;

/** Returns the fields of every line of a request (OPS-04). */
function context() {
  const requestId = currentRequestId();
  const traceId = getTracing()?.traceId();
  return { ...(requestId === undefined ? {} : { requestId }), ...(traceId === undefined ? {} : { traceId }) };
}

/** Makes the logger on first use, because the build imports this file without a configuration. */
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

/** Structured logs on stdout (OPS-04: `LOG_LEVEL`). Callers pass no names, addresses, tokens or keys. */
export const logger = {
  error: (fields: Fields, message: string) => pinoLogger().error(fields, message),
  warn: (fields: Fields, message: string) => pinoLogger().warn(fields, message),
  info: (fields: Fields, message: string) => pinoLogger().info(fields, message),
  debug: (fields: Fields, message: string) => pinoLogger().debug(fields, message),
};

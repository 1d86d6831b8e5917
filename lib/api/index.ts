import { getConfig } from '@/lib/config';
import { requestLocale } from '@/lib/locales/request-locale';
import { logger } from '@/lib/observability/logger';
import { countSubmission } from '@/lib/observability/metrics-submissions';
import { stackFrames } from '@/lib/observability/stack-frames';
import { inRequest } from '@/lib/observability/tracing';
import type { Result } from '@/lib/result';
import { clientAddress } from './client-address';
import { type ApiError, errorResponse, type InvalidFields } from './error-response';
import type { Guard, RequestContext } from './request-context';
import { takeRequestId } from './request-id';

/** Result of the check of a route's fields. */
export type Checked<Value> = Result<Value, InvalidFields>;

/** A route of the site: its ordered guards, the check of its fields, and its action. */
export type RouteDefinition<Value> = {
  /** Name of the route for log and rate limit. */
  readonly name: string;
  readonly guards: readonly Guard[];
  readonly check: (context: RequestContext) => Checked<Value> | Promise<Checked<Value>>;
  readonly act: (value: Value, context: RequestContext) => Promise<Response | ApiError>;
};

const internalError: ApiError = { status: 500, code: 'internal', message: 'Something went wrong.' };
const invalidMessage = 'Some fields are missing or not valid.';

/** Returns the checked fields, or the first error. */
async function pass<Value>(
  { guards, check }: RouteDefinition<Value>,
  context: RequestContext,
): Promise<{ readonly value: Value } | ApiError> {
  for (const guard of guards) {
    const rejection = await guard(context);
    if (rejection) return rejection;
  }
  const checked = await check(context);
  if (checked.ok) return { value: checked.value };
  const { fields, message = invalidMessage } = checked.error;
  return { status: 422, code: 'invalid', message, fields };
}

async function serve<Value>(
  definition: RouteDefinition<Value>,
  context: RequestContext,
): Promise<Response | ApiError> {
  const passed = await pass(definition, context);
  return 'value' in passed ? definition.act(passed.value, context) : passed;
}

/** Returns the response to a request, and logs errors. */
async function handle<Value>(definition: RouteDefinition<Value>, request: Request): Promise<Response> {
  const { name } = definition;
  const config = getConfig();
  let result: Response | ApiError;
  try {
    const locale = requestLocale(request.headers, config);
    const address = clientAddress(request.headers);
    const context = { request, route: name, config, locale, address, body: '', input: undefined };
    result = await serve(definition, context);
  } catch (error) {
    logger.error({ route: name, frames: stackFrames(error) }, 'route failed');
    result = internalError;
  }
  if (result instanceof Response) return result;
  logger.info({ route: name, status: result.status, code: result.code }, 'request rejected');
  return errorResponse(result);
}

/**
 * Creates a route handler (API-01). All errors have the same form. Every response forbids caches to store it
 * and carries the request id, which the log lines repeat.
 *
 * This folder holds what the handlers in `app/api` share:
 *
 * - `guards.ts` lists the guards that check a request before its fields, and `secret-guard.ts` has the operator's;
 *   `rate-limit.ts` decides for one of them
 * - `request-context.ts` has what guards get; `client-address.ts` and `request-id.ts` read it from headers
 * - `error-response.ts` is the form of all errors; `limits.ts`, `reject-method.ts` and `field-messages.ts` make the
 *   common ones
 */
export function createRoute<Value>(definition: RouteDefinition<Value>) {
  return async (request: Request): Promise<Response> => {
    const requestId = takeRequestId(request.headers);
    const response = await inRequest(requestId, () => handle(definition, request));
    if (request.method === 'POST') countSubmission(definition.name, response.status);
    response.headers.set('x-request-id', requestId);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
}

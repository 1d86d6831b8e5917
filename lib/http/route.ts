import { getConfig } from '@/lib/config';
import { requestLocale } from '@/lib/locales/request-locale';
import { framesOf } from '@/lib/observability/frames-of';
import { logger } from '@/lib/observability/logger';
import { countSubmission } from '@/lib/observability/metrics-submissions';
import { inRequest } from '@/lib/observability/request-scope';
import { clientAddress } from './client-address';
import { type Fields, type Refusal, refuse } from './error-answer';
import { takeRequestId } from './request-id';
import type { Step, Visit } from './visit';

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: Fields; readonly message?: string };

/** A route of the site: its steps in their order, then its own fields, then the one thing it does. */
export type RouteDefinition<Value> = {
  /** Names the route in the log and in the rate limit. */
  readonly name: string;
  readonly steps: readonly Step[];
  readonly check: (visit: Visit) => Checked<Value> | Promise<Checked<Value>>;
  readonly act: (value: Value, visit: Visit) => Promise<Response | Refusal>;
};

const internalError: Refusal = { status: 500, code: 'internal', message: 'Something went wrong.' };
const invalidMessage = 'Some fields are missing or not valid.';

/** The value of the fields, or the first refusal. */
async function pass<Value>(
  { steps, check }: RouteDefinition<Value>,
  visit: Visit,
): Promise<{ readonly value: Value } | Refusal> {
  for (const step of steps) {
    const refusal = await step(visit);
    if (refusal) return refusal;
  }
  const checked = await check(visit);
  if (checked.ok) return { value: checked.value };
  const { fields, message = invalidMessage } = checked;
  return { status: 422, code: 'invalid', message, fields };
}

async function serve<Value>(definition: RouteDefinition<Value>, visit: Visit): Promise<Response | Refusal> {
  const passed = await pass(definition, visit);
  return 'value' in passed ? definition.act(passed.value, visit) : passed;
}

/** The answer to a request; what went wrong is in the log. */
async function answer<Value>(definition: RouteDefinition<Value>, request: Request): Promise<Response> {
  const { name } = definition;
  const config = getConfig();
  let result: Response | Refusal;
  try {
    const locale = requestLocale(request.headers, config);
    const address = clientAddress(request.headers);
    const visit = { request, route: name, config, locale, address, body: '', input: undefined };
    result = await serve(definition, visit);
  } catch (error) {
    logger.error({ route: name, frames: framesOf(error) }, 'route failed');
    result = internalError;
  }
  if (result instanceof Response) return result;
  logger.info({ route: name, status: result.status, code: result.code }, 'request refused');
  return refuse(result);
}

/**
 * Makes a route handler (contract section 6): every answer has the one error shape, is not kept by anybody and
 * carries the request id, under which what went wrong is in the log.
 */
export function createRoute<Value>(definition: RouteDefinition<Value>) {
  return async (request: Request): Promise<Response> => {
    const requestId = takeRequestId(request.headers);
    const response = await inRequest(requestId, () => answer(definition, request));
    if (request.method === 'POST') countSubmission(definition.name, response.status);
    response.headers.set('x-request-id', requestId);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
}

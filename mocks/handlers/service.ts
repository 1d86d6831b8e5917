import { delay, HttpResponse, type RequestHandler } from 'msw';
import { defaultSwitches, type Mode, type Switches } from './switches';

/** A request that a service received, for the tests. */
type LoggedRequest = {
  readonly service: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly authorization: string | null;
  readonly forwardedFor: string | null;
  readonly requestId: string | null;
  readonly traceparent: string | null;
  readonly at: number;
  /** The parsed body: JSON and forms as objects, anything else as text; null without a body. */
  readonly body: unknown;
};

/** A fake service: the same handlers serve msw in tests and the fake server over HTTP. */
export type Service = {
  readonly name: string;
  readonly handlers: readonly RequestHandler[];
  readonly switches: () => Switches;
  readonly set: (switches: Partial<Switches>) => void;
  /** Holds the responses to requests, which are logged, until the returned function or `reset` is called. */
  readonly hold: () => () => void;
  readonly log: () => readonly LoggedRequest[];
  readonly clearLog: () => void;
  /** Resets switches, log and the rest of the service's state. */
  readonly reset: () => void;
};

type Handler = () => Response | Promise<Response>;

/** The responses of a service in its own failing modes. */
type Failures = Partial<Record<Mode, Handler>> & { readonly status: (status: number) => Response };

const maxLogEntries = 5000;

function htmlLogin(): Response {
  return HttpResponse.html(
    '<!doctype html><title>Sign in</title><form action="/login"><input name="user"></form>',
  );
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text || null;
  }
}

/** A service that limits its client sends Retry-After. */
function failing(response: Response): Response {
  if (response.status === 429) response.headers.set('retry-after', '30');
  return response;
}

/** Creates the common part of every service: switches, log, and responses by mode. */
export function createSwitchboard(name: string, failures: Failures) {
  let switches = defaultSwitches;
  let log: LoggedRequest[] = [];
  let released = Promise.resolve();
  let release = () => {};

  function hold(): () => void {
    released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async function note(request: Request): Promise<void> {
    const { method, url, headers } = request;
    const { pathname, search } = new URL(url);
    const at = Date.now();
    const entry: LoggedRequest = {
      service: name,
      method,
      url: pathname + search,
      authorization: headers.get('authorization'),
      forwardedFor: headers.get('x-forwarded-for'),
      requestId: headers.get('x-request-id'),
      traceparent: headers.get('traceparent'),
      at,
      body: await bodyOf(request),
    };
    log = [...log.slice(1 - maxLogEntries), entry];
  }

  function isSelected({ url }: Request): boolean {
    return switches.only === null || decodeURIComponent(url).includes(switches.only);
  }

  /** Responds to a request by the switches; `handler` makes the regular response. */
  async function respond(request: Request, handler: Handler): Promise<Response> {
    await note(request);
    if (isSelected(request)) await released;
    const { mode, delayMs, requireAuth, status } = switches;
    if (requireAuth !== null && request.headers.get('authorization') !== requireAuth)
      return failures.status(401);
    if (!isSelected(request)) return handler();
    if (delayMs > 0) await delay(delayMs);
    if (status !== 200) return failing(failures.status(status));
    switch (mode) {
      case 'ok':
        return handler();
      case 'drop':
        return HttpResponse.error();
      case 'html-login':
        return htmlLogin();
      case 'broken-json':
        return new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } });
      default:
        return failures[mode]?.() ?? failures.status(500);
    }
  }

  return {
    respond,
    switches: () => switches,
    set: (next: Partial<Switches>) => {
      switches = { ...switches, ...next };
    },
    hold,
    log: () => log,
    clearLog: () => {
      log = [];
    },
    reset: () => {
      release();
      switches = defaultSwitches;
      log = [];
    },
  };
}

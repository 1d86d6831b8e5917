import { delay, HttpResponse, type RequestHandler } from 'msw';
import { defaultSwitches, type Switches } from './switches';

/** A request a service received, as tests look at it. */
export type LoggedRequest = {
  readonly service: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly authorization: string | null;
  readonly at: number;
};

/** A stand-in service: the same handlers serve msw in tests and the stand-in server over HTTP. */
export type Service = {
  readonly name: string;
  readonly handlers: readonly RequestHandler[];
  readonly switches: () => Switches;
  readonly set: (switches: Partial<Switches>) => void;
  readonly log: () => readonly LoggedRequest[];
  readonly clearLog: () => void;
  /** Back to defaults: switches, log and whatever else the service keeps. */
  readonly reset: () => void;
};

type Answer = () => Response | Promise<Response>;

/** What a service says in each of the failing modes that are its own. */
type Failures = {
  readonly 'graphql-error': Answer;
  readonly empty: Answer;
  readonly status: (status: number) => Response;
};

const longestLog = 5000;

export function htmlLogin(): Response {
  return HttpResponse.html(
    '<!doctype html><title>Sign in</title><form action="/login"><input name="user"></form>',
  );
}

/** The part every service shares: switches, the log, and answering by the mode that is switched on. */
export function createSwitchboard(name: string, failures: Failures) {
  let switches = defaultSwitches;
  let log: LoggedRequest[] = [];

  function note({ method, url, headers }: Request): void {
    const { pathname, search } = new URL(url);
    const authorization = headers.get('authorization');
    log = [
      ...log.slice(1 - longestLog),
      { service: name, method, url: pathname + search, authorization, at: Date.now() },
    ];
  }

  function isMeant({ url }: Request): boolean {
    return switches.only === null || decodeURIComponent(url).includes(switches.only);
  }

  /** Answers a request as the switches say; `answer` is the service at its best. */
  async function respond(request: Request, answer: Answer): Promise<Response> {
    note(request);
    const { mode, delayMs, requireAuth, status } = switches;
    if (requireAuth !== null && request.headers.get('authorization') !== requireAuth)
      return failures.status(401);
    if (!isMeant(request)) return answer();
    if (delayMs > 0) await delay(delayMs);
    if (status !== 200) return failures.status(status);
    switch (mode) {
      case 'ok':
        return answer();
      case 'drop':
        return HttpResponse.error();
      case 'html-login':
        return htmlLogin();
      case 'broken-json':
        return new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } });
      default:
        return failures[mode]();
    }
  }

  return {
    respond,
    switches: () => switches,
    set: (next: Partial<Switches>) => {
      switches = { ...switches, ...next };
    },
    log: () => log,
    clearLog: () => {
      log = [];
    },
    reset: () => {
      switches = defaultSwitches;
      log = [];
    },
  };
}

import type { Config } from '@/lib/config';
import { requestPayload, sendStoredPage } from '@/lib/delivery';
import { measureRequest } from '@/lib/observability/measure-request';
import { grantDraft } from '@/lib/preview/grant-draft';
import type { RequestHook } from '@/lib/request-hook';
import { completeErrorPage } from '@/lib/security/complete-error-page';
import { markRequest } from '@/lib/security/mark-request';
import { redirectMissing } from './redirect-missing';
import { assignRequestId, setClientAddress } from './request-identity';

type Options = {
  readonly config: Config;
  /** True under `next dev`. */
  readonly isDev: boolean;
  /** Value of Next's draft cookie. */
  readonly draftId: string;
  /** Undefined without traces. */
  readonly traceRequest: RequestHook | undefined;
};

/** Lists all request hooks in the order in which they run. */
export function requestHooks({ config, isDev, draftId, traceRequest }: Options): readonly RequestHook[] {
  return [
    // Before the policy, which drafts do not get.
    grantDraft(config, draftId),
    // Before all hooks that read a policy, so that none sees a visitor's.
    markRequest,
    // Before all hooks that may log.
    assignRequestId,
    // Before hooks that count or trace clients.
    ...(config.trustProxy ? [] : [setClientAddress]),
    // These two wrap methods of the response before Next's compression does.
    completeErrorPage,
    sendStoredPage,
    // Reads the address before it is that of a payload's page.
    redirectMissing(config),
    // These read the URL and the headers after the hooks above have changed them. The trace contains the
    // request id.
    measureRequest(config),
    ...(traceRequest ? [traceRequest] : []),
    // `next dev` stores no pages, so none has a payload of its own.
    ...(isDev ? [] : [requestPayload]),
  ];
}

import type { ServerResponse } from 'node:http';
import { applyPolicy } from '@/lib/cache/security-policy.mjs';
import { pageKind } from '@/lib/next-internals/page-entry.mjs';
import { beforeHeader, transformEnd } from '@/lib/next-internals/response';
import type { RequestHook } from '@/lib/request-hook';

/** Completes a response that ends with a page without a policy. */
function completeAtEnd(response: ServerResponse): void {
  transformEnd(response, (html) => {
    const isBare = !response.headersSent && !response.hasHeader('content-security-policy');
    if (!isBare || typeof html !== 'string') return html;
    const page = { kind: pageKind, html, headers: {} };
    applyPolicy(page);
    for (const [name, value] of Object.entries<string>(page.headers)) response.setHeader(name, value);
    response.setHeader('content-length', Buffer.byteLength(page.html));
    return page.html;
  });
}

/**
 * Adds the policy to the page of a failed render, which bypasses the page cache, and removes the script
 * marker. The content type is set after Next's compression is in place, so that compression receives the
 * completed page.
 */
export const completeErrorPage: RequestHook = ({ response }) => {
  let isPage = false;
  beforeHeader(response, 'setHeader', 'content-type', (type) => {
    if (isPage || !type.startsWith('text/html')) return;
    isPage = true;
    completeAtEnd(response);
  });
};

import type { ServerResponse } from 'node:http';
import { applyPolicy } from '@/lib/cache/page-policy.mjs';
import type { RequestHook } from '@/lib/http/request-hook';
import { pageKind } from '@/lib/next-internals/page-entry.mjs';
import { beforeHeader, transformEnd } from '@/lib/next-internals/response';

/** Makes a response that ends with a page without a policy end with that page and its policy. */
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
 * Gives the page of a failed render, which Next sends past the page cache, its policy and removes the script marker
 * from it. The type of a response is set when Next's compression is already in place, which
 * therefore gets the finished page.
 */
export const completeErrorPage: RequestHook = ({ response }) => {
  let isPage = false;
  beforeHeader(response, 'setHeader', 'content-type', (type) => {
    if (isPage || !type.startsWith('text/html')) return;
    isPage = true;
    completeAtEnd(response);
  });
};

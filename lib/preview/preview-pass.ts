import { createHmac } from 'node:crypto';
import { brand } from '@/lib/brand';
import { isSecret } from '@/lib/http/is-secret';

/** Carries the pass. Next's own draft cookie names the build alone: it would outlive a changed secret. */
export const previewCookie = `${brand.slug}-preview`;

/** The cookie by which Next knows a draft. */
export const draftCookie = '__prerender_bypass';

/** How long a preview lasts: a working day. */
export const previewSeconds = 8 * 60 * 60;

const signed = (expiresAt: string, secret: string) =>
  `${expiresAt}.${createHmac('sha256', secret).update(`preview ${expiresAt}`).digest('base64url')}`;

/** A pass for an editor who knew the secret. */
export function makePass(secret: string, now: number = Date.now()): string {
  return signed(String(Math.floor(now / 1000) + previewSeconds), secret);
}

/** Whether a pass was made with the secret in use, and not too long ago. */
export function isPass(pass: string | undefined, secret: string | null, now: number = Date.now()): boolean {
  const [, expiresAt] = /^(\d{1,12})\./.exec(pass ?? '') ?? [];
  if (!pass || !secret || expiresAt === undefined) return false;
  return isSecret(pass, signed(expiresAt, secret)) && Number(expiresAt) * 1000 > now;
}

/** A `Cookie` header without Next's draft cookie: whoever has no pass gets the static pages. */
export function withoutDraft(cookies: string): string {
  return cookies
    .split(';')
    .filter((pair) => !pair.trim().startsWith(`${draftCookie}=`))
    .join(';')
    .trim();
}

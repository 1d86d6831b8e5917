import { createHmac } from 'node:crypto';
import { brand } from '@/lib/brand';
import { draftCookie } from '@/lib/next-internals/names';
import { isSecret } from '@/lib/security/is-secret';

/** The cookie of the pass. Next's own draft cookie has the same value for everybody who has the image. */
export const previewCookie = `${brand.slug}-preview`;

/** Duration of a preview in seconds: a working day. */
export const previewSeconds = 8 * 60 * 60;

const signed = (expiresAt: string, secret: string) =>
  `${expiresAt}.${createHmac('sha256', secret).update(`preview ${expiresAt}`).digest('base64url')}`;

/** Creates a pass for an editor with the secret. */
export function makePass(secret: string, now: number = Date.now()): string {
  return signed(String(Math.floor(now / 1000) + previewSeconds), secret);
}

/** Returns whether a pass was made with the current secret and has not expired. */
export function isPass(pass: string | undefined, secret: string | null, now: number = Date.now()): boolean {
  if (!pass || !secret) return false;
  const expiresAt = pass.slice(0, pass.indexOf('.'));
  return isSecret(pass, signed(expiresAt, secret)) && Number(expiresAt) * 1000 > now;
}

/** Returns a `Cookie` header that has Next's draft cookie exactly if it has a pass. */
export function draftByPass(cookies: string, secret: string | null, draftId: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const others = pairs.filter((pair) => !pair.startsWith(`${draftCookie}=`));
  const passes = others.filter((pair) => pair.startsWith(`${previewCookie}=`));
  const hasPass = passes.some((pair) => isPass(pair.slice(previewCookie.length + 1), secret));
  return [...others, ...(hasPass ? [`${draftCookie}=${draftId}`] : [])].join('; ');
}

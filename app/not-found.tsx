/**
 * Never shown, because every locale has its own, `[locale]/not-found.tsx`. Without this file, Next's default is in the
 * payload of each page.
 */
export default function NotFound() {
  return null;
}

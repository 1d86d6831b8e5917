/** Never shown: every address has a locale, which has its own page. Next's default would be in the payload of each page. */
export default function NotFound() {
  return null;
}

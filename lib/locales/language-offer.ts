import { brand } from '@/lib/brand';

/** Local-storage key, set when the visitor declined the other language or chose this one. */
export const languageOfferKey = `${brand.slug}-language-offer`;

type OfferData = {
  readonly key: string;
  /** Language → origin of the country's site in that language, without the current one. */
  readonly others: Readonly<Record<string, string>>;
};

/**
 * Sets an attribute of `<html>` when the browser prefers the country's other language. Runs in `<head>`, so that the
 * offer is part of the first paint (LOC-11). Must be self-contained, because its source text is inlined.
 */
function offerLanguage({ key, others }: OfferData): void {
  const page = document.documentElement;
  const own = page.lang.slice(0, 2);
  const preferred = navigator.languages
    .map((language) => language.slice(0, 2).toLowerCase())
    .find((language) => language === own || Object.hasOwn(others, language));
  if (preferred === undefined || preferred === own) return;
  // A visitor who comes from the site in the preferred language has chosen this one.
  const hasChosen = document.referrer.startsWith(`${others[preferred]}/`);
  try {
    if (hasChosen) localStorage.setItem(key, 'true');
    if (localStorage.getItem(key)) return;
  } catch {
    // Storage is disabled; nothing is stored.
  }
  if (!hasChosen) page.dataset.languageOffer = preferred;
}

/** Returns the offer's part of the inline script in `<head>`; empty for a country with one language. */
export function languageOfferScript(others: OfferData['others']): string {
  if (Object.keys(others).length === 0) return '';
  const data: OfferData = { key: languageOfferKey, others };
  return `(${offerLanguage.toString()})(${JSON.stringify(data)})`;
}

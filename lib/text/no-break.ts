const unit = /(\d) (?=(?:fl oz|oz|mg|g|mL|ml|L|%)(?!\p{L}))/gu;
const vitamin = /(vitamine?) (?=[A-K]\d{0,2}(?!\p{L}))/giu;
const fluidOunce = /(\d\u00a0fl) (?=oz)/g;

/** Returns a text or HTML of content in which no line breaks between an amount and its unit or in "vitamin C". */
export function keepUnits(text: string): string {
  return text.replace(unit, '$1\u00a0').replace(fluidOunce, '$1\u00a0').replace(vitamin, '$1\u00a0');
}

/** Splits a text at its units, which are the items of odd index: in capitals they keep their small letters. */
export function splitUnits(text: string): readonly string[] {
  return keepUnits(text).split(/(?<=\d\u00a0)(fl\u00a0oz|oz|mg|g|mL|ml)(?!\p{L})/u);
}

/** Returns a name that does not break after its hyphens, for texts. It has word joiners (U+2060), which no font shows. */
export function keepHyphens(name: string): string {
  return name.replaceAll('-', '-\u2060');
}

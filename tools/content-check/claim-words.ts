import type { Country } from '@/lib/locales/definitions';

/** Words that texts about a drink may not use, or only under a condition (docs/voice.md). */
export type ClaimWord = {
  /** Matches in either language; without the flag `g`. */
  readonly pattern: RegExp;
  /** Texts that match this may use the word. */
  readonly unless?: RegExp;
  /** The countries whose rules forbid it; by default all. */
  readonly countries?: readonly Country[];
  /** What the text should say, and why. */
  readonly instead: string;
};

/** Returns a pattern for whole words, also beside accented letters. */
const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

const electrolytes = '(?:electrolyte|électrolyte)s?';
const fruits =
  'berry|cherry|coconut|cucumber|fruits?|lemon|lime|mango|orange|peach|pineapple|strawberry|cerise|citron|coco|fraise|mangue|pêche';

export const claimWords: readonly ClaimWord[] = [
  {
    pattern: words('low(?:er)? (?:in )?sugar|peu de sucres?|faible (?:en|teneur en) sucres?'),
    instead: 'the grams of sugar and the size: "low sugar" is no authorised claim',
  },
  {
    pattern: words('no added sugars?|without added sugars?|unsweetened|sans sucres? ajoutés?'),
    instead: 'the grams of sugar: juice concentrates and sugar rule the claim out',
  },
  {
    pattern: words(
      'naturally sweetened|all[- ]natural|100\\s?% natural|sucrée?s? naturellement|tout naturel(?:le)?|100\\s?% naturel(?:le)?',
    ),
    instead: 'the names of the sweeteners or ingredients',
  },
  {
    pattern: words('nothing artificial|artificial-free|rien d’artificiel'),
    instead: '"no artificial colors or flavors", where the ingredients allow it',
  },
  {
    pattern: words(
      `(?:all|every)(?: of)?(?: the)? ${electrolytes}|full ${electrolytes}|tous les ${electrolytes}`,
    ),
    instead: 'the minerals of the label: none has all electrolytes',
  },
  {
    pattern: words(
      `(?:loaded|packed) with ${electrolytes}|full of ${electrolytes}|rich in ${electrolytes}|pleine?s? d’${electrolytes}|riche en ${electrolytes}`,
    ),
    instead: 'the milligrams and the size',
  },
  {
    pattern: words(
      `fresh(?:ly squeezed)? (?:${fruits})|(?:${fruits})s? (?:fraîche|pressée)s?|real fruits?|vrais? fruits?`,
    ),
    instead: 'a taste, such as "a snap of lime": the fruit is a flavoring',
  },
  {
    pattern: words('b[- ]complex|b vitamins|(?:complexe|du groupe|vitamines) b'),
    instead: 'each vitamin of the label by name',
  },
  {
    pattern: words(
      'fastest|faster|instant(?:ly| hydration)|rapid (?:re)?hydration|(?:la )?plus rapide|instantanée?|réhydratation rapide',
    ),
    instead: 'no speed, unless a study of this product is on file',
  },
  {
    pattern: words(
      'dos(?:e|es|age)|needle|iv drip|recovery room|medical|clinical(?:ly)?|prescription|aiguille|perfusion|médicale?|salle de réveil|salle de récupération',
    ),
    instead: 'no words of drugs and clinics: a drink is a food',
  },
  {
    pattern: words(
      'cures?|heals?|treats?|prevents?|relieves?|remedy|therapy|guérit|soigne|soulage|prévient|remède|thérapie',
    ),
    instead: 'no effect on an illness: that makes the drink a drug',
  },
  {
    pattern: words(
      'cramps?|headaches?|hangovers?|nausea|illness(?:es)?|diseases?|crampes?|maux? de tête|gueule de bois|nausées?|maladies?',
    ),
    instead: 'no symptom and no illness, in reviews that are quoted either',
  },
  {
    pattern: words(
      'detox(?:es|ify)?|immun(?:e|ity)|boosts?|health(?:y|ier|iest)?|détox(?:ifie)?|immunit(?:é|aire)|bon(?:ne)? pour la santé|saine?s?',
    ),
    instead: 'what is in the drink: health claims need an authorised wording',
  },
  {
    pattern: words('recycled|recyclée?s?'),
    unless: /%/,
    instead: 'the verified share of recycled plastic in percent, or nothing',
  },
  {
    pattern: words('light|lite|légère?s?|allégée?s?'),
    countries: ['CANADA'],
    instead: 'a number: "light" compares two foods in Canada',
  },
  {
    pattern: words(
      'kids?|child(?:ren)?|young athletes?|students?|enfants?|jeunes? athlètes?|jeunes|tout-petits|élèves?',
    ),
    countries: ['CANADA'],
    instead: 'nothing aimed at children: Québec forbids advertising to them',
  },
  {
    pattern: words('muscles?|nerves?|nerfs?|energy(?! metabolism)|énergie'),
    countries: ['CANADA'],
    instead: 'an accepted function of a nutrient, and only from 5 % of its daily value',
  },
];

/** Returns the words of a text that may not be used in a country. */
export function claimsIn(text: string, country: Country): readonly { word: string; instead: string }[] {
  return claimWords.flatMap(({ pattern, unless, countries, instead }) => {
    if (unless?.test(text) || (countries && !countries.includes(country))) return [];
    const found = pattern.exec(text);
    return found ? [{ word: found[0], instead }] : [];
  });
}

import { textsIn } from './texts';

/** Matches one of the words, whatever letters with accents surround it. */
const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

/** What Québec's French forbids; docs/voice.md has the rules. */
const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a space before ! ? ;', /\s[!?;]/],
  ['no no-break space before : % »', /(?<!^|\u00a0)[:%»]/],
  ['no no-break space after «', /«(?!\u00a0)/],
  ['a straight or an English quote', /['"“”‘]/],
  ['three dots in place of one sign', /\.{3}/],
  ['ml in place of mL', /(?<!\p{L})ml(?!\p{L})/u],
  ['an English word', word('and|best|bottle|check|drink|flavou?r|free|game|new|sugar|team|the|with|your')],
  ['a word of France', word('baskets|e-mail|footing|mail|parking|shopping|week-end')],
];

const vous = word('vous|votre|vos|\\p{L}{2,}ez');
const tu = word('tu|toi|ton|ta|tes|t’\\p{L}+');

/** Returns a text without markup. */
const plain = (text: string) => text.replace(/<[^>]*>/g, '');

const faultsOf = (text: string): readonly string[] => [
  ...rules.filter(([, pattern]) => pattern.test(plain(text))).map(([fault]) => fault),
  ...(vous.test(text) && tu.test(text) ? ['vous and tu in one text'] : []),
];

it.each([
  ['Vraiment ?', 'a space before ! ? ;'],
  ['Vraiment\u00a0?', 'a space before ! ? ;'],
  ['Oui !', 'a space before ! ? ;'],
  ['oui\u202f; non', 'a space before ! ? ;'],
  ['deux : un', 'no no-break space before : % »'],
  ['deux: un', 'no no-break space before : % »'],
  ['100 %', 'no no-break space before : % »'],
  ['100%', 'no no-break space before : % »'],
  ['«\u00a0oui »', 'no no-break space before : % »'],
  ['« oui\u00a0»', 'no no-break space after «'],
  ['«oui\u00a0»', 'no no-break space after «'],
  ["l'eau", 'a straight or an English quote'],
  ['il dit “oui”', 'a straight or an English quote'],
  ['Chargement...', 'three dots in place of one sign'],
  ['473\u00a0ml', 'ml in place of mL'],
  ['Le best de l’été', 'an English word'],
  ['Un mail à l’équipe', 'a word of France'],
  ['Tu as votre bouteille', 'vous and tu in one text'],
  ['Prenez ta bouteille', 'vous and tu in one text'],
])('finds in %j: %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

it.each([
  'Prêt\u00a0: 473\u00a0mL, 50\u00a0%, «\u00a0meilleur avant\u00a0». Vraiment? Oui!',
  'Votre béton, bâti et à l’étroit',
  '%\u00a0de la valeur quotidienne',
  '{count, plural, one {# saveur} other {# saveurs}}',
  '<link>Les photos</link> montrent où regarder.',
])('finds nothing in %j', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it('every French text follows the rules', () => {
  const texts = textsIn('fr');
  expect(texts.length).toBeGreaterThan(800);
  const found = texts.map(({ place, text }) => ({ place, text, faults: faultsOf(text) }));
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

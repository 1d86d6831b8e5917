import { textsIn } from './texts';

/** Names of controls, states of forms, titles of pages, labels and descriptions of pictures: they must not vary. */
const plain =
  /^labels|^common\.(?:categories|contact|home\.(?:hero|features\.announcement)|newsletter\.errors|reviews)\.|^category\.(?:product|reviews|why\.(?:basis|source))\.|\.(?:altText|fruits|imageAlt|ingredients|ingredientNote|name)$|\.meta\./;

/** Lines that two places share on purpose. */
const shared = {
  en: ['no artificial colors', 'no artificial colors or flavors', 'back to home', 'save to wishlist'],
  fr: [
    'sans colorants ni arômes artificiels',
    'retour à l’accueil',
    'ajouter aux favoris',
    'effacer la recherche',
    'nous le demander',
    'politique de confidentialité',
  ],
} as const;

/** Phrases that recurred until they said nothing. */
const worn = {
  en: [
    'none of the sugar',
    'easy miles',
    'quick fuel',
    'keeps up',
    'made to move',
    'chase the sun',
    'go again',
  ],
  fr: ['repart', 'tient le rythme', 'bouger', 'pas un gramme', 'sorties faciles'],
} as const;

const normal = (text: string) =>
  text
    .replace(/<[^>]*>|\u2060/g, '')
    .replace(/\s/g, ' ')
    .toLowerCase();

/** Returns the clauses of a text with at least three words. One with a number states a fact. */
function clausesOf(text: string): readonly string[] {
  const clauses = normal(text).split(/[.:;!?…–,]+(?: |$)/);
  return [...new Set(clauses.map((clause) => clause.trim()))].filter(
    (clause) => clause.split(/[ ’-]/).length >= 3 && !/\d/.test(clause),
  );
}

it.each([
  ['Salt you need, nothing you don’t.', ['salt you need', 'nothing you don’t']],
  ['1\u00a0095\u00a0mg of electrolytes. Go.', []],
  ['<b>Outrun</b> the\u00a0sun.', ['outrun the sun']],
])('%s has the clauses %j', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const texts = textsIn(language);

  it('a line appears once', () => {
    const places = new Map<string, string[]>();
    for (const { place, text } of texts.filter(({ place }) => !plain.test(place)))
      for (const clause of clausesOf(text)) places.set(clause, [...(places.get(clause) ?? []), place]);
    expect(places.size).toBeGreaterThan(400);
    const recurring = [...places].filter(([, found]) => found.length > 1);
    expect(recurring.filter(([clause]) => !shared[language].some((line) => line === clause))).toEqual([]);
    // A line that no longer recurs needs no place in the list.
    expect(shared[language].filter((line) => (places.get(line)?.length ?? 0) < 2)).toEqual([]);
  });

  it.each(worn[language])('"%s" appears once at most', (phrase) => {
    const found = texts.filter(({ text }) => normal(text).includes(phrase));
    expect(found.slice(1)).toEqual([]);
  });
});

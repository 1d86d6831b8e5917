import { loadMessages } from '@/lib/i18n/messages';
import { locales } from '@/lib/locales/definitions';
import { sampleItems } from '@/sample/content';
import { sampleList } from '@/sample/reviews';
import { claimsIn, claimWords } from '@/tools/content-check/claim-words';
import { strings } from '../../sample/strings';

const found = (text: string, country: 'USA' | 'CANADA') => claimsIn(text, country).map(({ word }) => word);

const anywhere = [
  ['Low sugar, high intensity', 'Low sugar'],
  ['Sans sucre ajouté', 'Sans sucre ajouté'],
  ['Naturally sweetened, full flavor', 'Naturally sweetened'],
  ['Eau de coco, rien d’artificiel', 'rien d’artificiel'],
  ['Every electrolyte, none of the sugar', 'Every electrolyte'],
  ['Tous les électrolytes, zéro sucre', 'Tous les électrolytes'],
  ['Loaded with electrolytes', 'Loaded with electrolytes'],
  ['Dark cherry cut with fresh lime', 'fresh lime'],
  ['Elle goûte le vrai fruit', 'vrai fruit'],
  ['Peu de sucres, beaucoup de tours', 'Peu de sucres'],
  ['Vitamins C, E and B complex', 'B complex'],
  ['Our fastest formula', 'fastest'],
  ['Our highest electrolyte dose', 'dose'],
  ['Se réhydrater sans aiguille', 'aiguille'],
  ['It cures everything', 'cures'],
  ['Deux litres, zéro crampe', 'crampe'],
  ['Good for your immunity', 'immunity'],
  ['Bottle made with recycled plastic', 'recycled'],
] as const;

test.each(anywhere)('%s says too much in both countries', (text, word) => {
  expect([found(text, 'USA'), found(text, 'CANADA')]).toEqual([[word], [word]]);
});

test.each([
  ['Light enough for every rest day', 'Light'],
  ['Légère et vive', 'Légère'],
  ['Challenges for young athletes', 'young athletes'],
  ['Des défis pour les jeunes athlètes', 'jeunes athlètes'],
  ['It helps muscles do their work', 'muscles'],
])('%s says too much in Canada alone', (text, word) => {
  expect([found(text, 'USA'), found(text, 'CANADA')]).toEqual([[], [word]]);
});

test.each([
  'Sodium and potassium. No sugar.',
  'Sweetened with erythritol and stevia leaf extract',
  'Cerise noire, une pointe de lime',
  'Bottle of 30% recycled plastic',
  'Une glacière et des électrolytes, comptés deux fois',
  'A fresh start, a dozen doors, delight',
])('%s is fine everywhere', (text) => {
  expect([found(text, 'USA'), found(text, 'CANADA')]).toEqual([[], []]);
});

test('each rule has a text that breaks it', () => {
  const texts = anywhere.map(([text]) => text);
  const unused = claimWords.filter(
    ({ pattern, countries }) => !countries && !texts.some((text) => pattern.test(text)),
  );
  expect(unused).toEqual([]);
});

test.each(locales.map((locale) => [locale.id, locale] as const))(
  'no message of %s uses such a word',
  async (_, locale) => {
    const texts = strings(await loadMessages(locale));
    expect(texts.length).toBeGreaterThan(500);
    const claims = texts.flatMap((text) => claimsIn(text, locale.country).map(({ word }) => [word, text]));
    expect(claims).toEqual([]);
  },
);

test.each(locales.map((locale) => [locale.id, locale] as const))(
  'no sample review of %s uses such a word',
  (_, { country, countryCode, language }) => {
    const ids = sampleItems('product', countryCode, language).flatMap(({ bazaarVoiceProductId: id }) =>
      typeof id === 'string' ? [id] : [],
    );
    const texts = ids.flatMap((productId) =>
      sampleList({ productId, limit: 100, offset: 0 }).Results.flatMap(({ Title, ReviewText }) =>
        strings([Title, ReviewText]),
      ),
    );
    expect(texts.length).toBeGreaterThan(100);
    const claims = texts.flatMap((text) => claimsIn(text, country).map(({ word }) => [word, text]));
    expect(claims).toEqual([]);
  },
);

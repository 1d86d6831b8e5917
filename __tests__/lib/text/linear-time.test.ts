// Rules: OPS-09
import { validateContact } from '@/lib/contact/validate';
import { splitClaims } from '@/lib/content/aem/schemas/feature-slide';
import { toNutritionFacts } from '@/lib/content/aem/schemas/nutrition';
import { partnerSchema } from '@/lib/content/aem/schemas/partner';
import { productSchema } from '@/lib/content/aem/schemas/product';
import {
  htmlToPlaintext,
  linesToList,
  plaintextToHtml,
  sanitizeComment,
  sanitizeInline,
  sanitizeRichText,
  splitBlocks,
} from '@/lib/content/html';
import { toHref } from '@/lib/content/links';
import { readNewsletterResponse } from '@/lib/newsletter/response';
import { validateNewsletter } from '@/lib/newsletter/schema';
import { amountText } from '@/lib/product/amount-text';
import { electrolyteAmount, withElectrolytes } from '@/lib/product/electrolytes';
import { nutrientLabel } from '@/lib/product/nutrition-label';
import { hasText } from '@/lib/product/per-size';
import { reviewItem } from '@/lib/reviews/response-schema';
import { serviceMessage } from '@/lib/reviews/service-message';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { toMultiLine, toSingleLine } from '@/lib/text/control-characters';
import { serviceText, withoutAddresses } from '@/lib/text/service-text';

const folder = '/content/dam/solstride/us/en/content-fragments';

/** Every function that takes external text, and the length that it reads. */
const functions: Readonly<Record<string, readonly [limit: number, run: (text: string) => unknown]>> = {
  sanitizeRichText: [maxLengths.block, sanitizeRichText],
  sanitizeInline: [maxLengths.reviewTitle, sanitizeInline],
  sanitizeComment: [maxLengths.reviewText, sanitizeComment],
  htmlToPlaintext: [maxLengths.block, (text) => htmlToPlaintext(bounded(text, maxLengths.block))],
  plaintextToHtml: [maxLengths.block, plaintextToHtml],
  linesToList: [maxLengths.block, linesToList],
  splitBlocks: [maxLengths.block, splitBlocks],
  splitClaims: [maxLengths.block, splitClaims],
  toHref: [maxLengths.link, toHref],
  serviceText: [maxLengths.reason, serviceText],
  withoutAddresses: [maxLengths.reason, withoutAddresses],
  serviceMessage: [maxLengths.reason, (text) => serviceMessage(text, 'key')],
  newsletterReason: [
    maxLengths.reason,
    (text) => readNewsletterResponse({ success: false, failures: [text] }),
  ],
  // These only get the output of the sanitizer.
  hasText: [maxLengths.block, (text) => hasText({ html: sanitizeRichText(text), plaintext: '' })],
  withElectrolytes: [maxLengths.block, (text) => withElectrolytes(sanitizeRichText(text), '1 mg')],
  nutrition: [maxLengths.line, (text) => toNutritionFacts({ sodium: text, [text]: text })],
  nutrientLabel: [maxLengths.line, (text) => nutrientLabel(bounded(text, maxLengths.line))],
  electrolyteAmount: [maxLengths.line, (text) => electrolyteAmount(bounded(text, maxLengths.line), 'en-US')],
  amountText: [maxLengths.line, (text) => amountText(bounded(text, maxLengths.line), 'fr-CA', '%')],
  product: [
    maxLengths.block,
    (text) =>
      productSchema.safeParse({
        _path: `${folder}/product/lyte/grape`,
        productName: text,
        productImage: text,
        productBackgroundColor: text,
        productOrderNumber: text,
        bazaarVoiceProductId: text,
        electrolyteAmount: { [text]: text, '16oz': text },
        detailsTabContent: text,
        ingredientsTabContent: { html: text },
        shopNowAmazonLink: text,
      }),
  ],
  partner: [
    maxLengths.block,
    (text) =>
      partnerSchema.safeParse({
        _path: `${folder}/partners/a`,
        partnersName: text,
        partnerVideo: text,
        partnerAccomplishments: text,
      }),
  ],
  fragmentPath: [
    1024,
    (text) => productSchema.safeParse({ _path: `/content/dam/${text}`, productName: 'x' }),
  ],
  review: [
    maxLengths.reviewText,
    (text) =>
      reviewItem.safeParse({
        Id: 1,
        Rating: 5,
        Title: text,
        ReviewText: text,
        UserNickname: text,
        SubmissionTime: text,
      }),
  ],
};

/** These read one field of a request, which is bounded by the limit of the body. */
const ofRequests: typeof functions = {
  toSingleLine: [32_768, toSingleLine],
  toMultiLine: [32_768, toMultiLine],
  contactAddress: [32_768, (email) => validateContact({ email })],
  newsletterAddress: [32_768, (email) => validateNewsletter({ email })],
};

const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts that cause backtracking in ambiguous expressions. */
const shapes = {
  spaces: repeated(' '),
  'spaces in a word': (length: number) => `x${' '.repeat(length - 2)}x`,
  'line breaks': repeated('\n'),
  'lines of spaces': repeated(' \n'),
  'a word': repeated('a'),
  'less-than signs': repeated('<'),
  'greater-than signs': repeated('>'),
  ampersands: repeated('&'),
  entities: repeated('&amp'),
  'at signs': repeated('@'),
  'an address without end': (length: number) => `${'a'.repeat(length - 1)}@`,
  'a domain without end': (length: number) => `a@${'a.'.repeat(length / 2 - 1)}`,
  slashes: repeated('/'),
  surrogates: repeated('😀'),
  'lone surrogates': repeated('\ud83d'),
  'open tags': repeated('<b>'),
  'open lists': repeated('<ul><li>'),
  'closing tags': repeated('</p>'),
  scripts: repeated('<script>'),
  'beginnings of tags': repeated('<a '),
  'and, in French': repeated(' et'),
  mixed: repeated(' <p>&lt;a@b.co\n\n😀 et <script '),
} as const;

/** Processor time of this process in microseconds, independent of other programs of a busy machine. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const leastMicroseconds = 1000;

/** Returns the time of one run, averaged over at least this many microseconds. */
function timeOf(run: (text: string) => unknown, text: string, atLeast: number): number {
  let runs = 0;
  const startedAt = cpu();
  let spent = 0;
  do {
    run(text);
    runs += 1;
    spent = cpu() - startedAt;
  } while (spent < atLeast);
  return spent / runs;
}

const best = (run: (text: string) => unknown, text: string, times: number) =>
  Math.min(...Array.from({ length: times }, () => timeOf(run, text, leastMicroseconds * times)));

/** Two doublings that triple the time each. Linear code takes 4 times as long, quadratic code 16 times. */
const twoDoublings = 9;

/**
 * Returns how much longer a text takes than a quarter of it. Measures again, and for longer, if the ratio
 * seems too large.
 */
function growthOf(run: (text: string) => unknown, quarter: string, whole: string): number {
  let ratio = Number.POSITIVE_INFINITY;
  for (let times = 1; times <= 32 && ratio > twoDoublings; times *= 2)
    ratio = best(run, whole, times) / best(run, quarter, times);
  return ratio;
}

const every = Object.entries({ ...functions, ...ofRequests }).map(([name, [limit, run]]) => ({
  name,
  limit,
  run,
}));

test.each(every)('$name at most triples its time each time the text doubles', ({ limit, run }) => {
  const tooSlow = Object.entries(shapes).flatMap(([shape, make]) => {
    const ratio = growthOf(run, make(limit / 4), make(limit));
    return ratio > twoDoublings ? [`${shape}: ${ratio.toFixed(1)}`] : [];
  });
  expect(tooSlow).toEqual([]);
});

const size = (value: unknown) => JSON.stringify(value ?? null).length;

test.each(Object.entries(functions).map(([name, [limit, run]]) => ({ name, limit, run })))(
  '$name reads no more than its limit',
  ({ limit, run }) => {
    for (const make of Object.values(shapes)) {
      // Doubled, because a function may return several texts. An unbounded result grows with the text.
      expect(size(run(make(limit * 32)))).toBeLessThanOrEqual(2 * size(run(make(limit * 4))) + 100);
    }
  },
);

test('a text is cut between characters', () => {
  expect(bounded('ab😀c', 3)).toBe('ab');
  expect(bounded('ab😀c', 4)).toBe('ab😀');
  expect(bounded('ab', 2)).toBe('ab');
});

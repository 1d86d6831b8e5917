import { validateContact } from '@/lib/contact';
import { partnerSchema, splitClaims } from '@/lib/content/aem/schemas/items';
import { productSchema, toNutritionFacts } from '@/lib/content/aem/schemas/product';
import {
  htmlToPlaintext,
  linesToList,
  plaintextToHtml,
  sanitizeComment,
  sanitizeInline,
  sanitizeRichText,
  splitBlocks,
  toHref,
} from '@/lib/content/html';
import { readNewsletterResponse } from '@/lib/newsletter';
import { validateNewsletter } from '@/lib/newsletter/schema';
import { amountText } from '@/lib/product/amount-text';
import { electrolyteAmount, withElectrolytes, withLead } from '@/lib/product/electrolytes';
import { nutrientLabel } from '@/lib/product/nutrition-label';
import { hasText } from '@/lib/product/per-size';
import { reviewItem } from '@/lib/reviews/response-schema';
import { serviceMessage } from '@/lib/reviews/service';
import { bounded, maxLengths, serviceText, withoutAddresses } from '@/lib/text/bounded';
import { toMultiLine, toSingleLine } from '@/lib/text/control-characters';

const folder = '/content/dam/solstride/us/en/content-fragments';

/** Every function that takes external text, and the length that it reads. */
export const functions: Readonly<Record<string, readonly [limit: number, run: (text: string) => unknown]>> = {
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
  withElectrolytes: [maxLengths.block, (text) => withElectrolytes(sanitizeRichText(text), '1 mg', '1 L')],
  withLead: [maxLengths.block, (text) => withLead(sanitizeRichText(text))],
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
export const ofRequests: typeof functions = {
  toSingleLine: [32_768, toSingleLine],
  toMultiLine: [32_768, toMultiLine],
  contactAddress: [32_768, (email) => validateContact({ email })],
  newsletterAddress: [32_768, (email) => validateNewsletter({ email })],
};

const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts that cause backtracking in ambiguous expressions. */
export const shapes = {
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

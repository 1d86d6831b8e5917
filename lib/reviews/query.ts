import { z } from 'zod';
import type { Fields } from '@/lib/http/error-answer';
import { defaultPageSize } from './page-sizes';
import { productIdSchema } from './submission';
import type { ReviewQuery } from './types';

const range = (min: number, max: number) => {
  const error = `A whole number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,7}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
};

const productQuery = z.object({
  productId: z
    .string('The id of a product.')
    .refine((id) => productIdSchema.safeParse(id).success, 'The id of a product.'),
});

const listQuery = productQuery.extend({
  rating: range(1, 5).optional(),
  limit: range(1, 100).default(defaultPageSize),
  offset: range(0, 1_000_000).default(0),
});

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fields: Fields };

function parse<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    fields: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

/** The query of `GET /api/reviews` (contract section 6). */
export const parseListQuery = (input: unknown): Parsed<ReviewQuery> => parse(listQuery, input);

/** The query of `GET /api/reviews/summary` (contract section 6). */
export const parseSummaryQuery = (input: unknown): Parsed<{ readonly productId: string }> =>
  parse(productQuery, input);

import { z } from 'zod';
import type { InvalidFields } from '@/lib/api/error-response';
import { failWith, type Result, succeed } from '@/lib/result';
import type { ReviewQuery } from './model';
import { productIdSchema } from './submission';

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
  limit: range(1, 100).default(10),
  offset: range(0, 1_000_000).default(0),
});

type Parsed<T> = Result<T, InvalidFields>;

function parse<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input);
  if (result.success) return succeed(result.data);
  const fields = result.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return failWith({ fields: Object.fromEntries(fields) });
}

/** Parses the query of `GET /api/reviews` (REV-02). */
export const parseListQuery = (input: unknown): Parsed<ReviewQuery> => parse(listQuery, input);

/** Parses the query of `GET /api/reviews/summary` (REV-02). */
export const parseSummaryQuery = (input: unknown): Parsed<{ readonly productId: string }> =>
  parse(productQuery, input);

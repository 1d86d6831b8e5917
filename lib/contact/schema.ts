import * as z from 'zod/mini';
import { toMultiLine, toSingleLine } from '@/lib/text/control-characters';
import { packSizes, productLines, sizes } from './answers';
import { consumerTopic, maxLength, topics } from './fields';

/**
 * Rules of the contact form (CON-01), used by the form and by its route. Uses zod's small build, because the
 * browser loads it. Every message is a key below `contact.errors` of the common messages.
 */
const text = (required: string, clean: (typed: string) => string, limit: number) =>
  z
    .string(required)
    .check(
      z.overwrite(clean),
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(limit, { error: 'too-long', abort: true }),
    );

const answer = (required: string) => text(required, toSingleLine, maxLength.answer);

/** Text, an @, and a domain with a dot. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const choice = (options: readonly { readonly value: string }[], required: string) =>
  z.enum(options.map(({ value }) => value) as [string, ...string[]], required);

const ticked = (required: string) => z.literal(true, required);

const common = {
  firstName: answer('first-name-required'),
  lastName: answer('last-name-required'),
  email: answer('email-required').check(z.regex(address, 'email-invalid')),
  message: text('message-required', toMultiLine, maxLength.message),
  minAge: ticked('min-age-required'),
  acceptTerms: ticked('accept-terms-required'),
};

/** Any topic except consumer relations. Drops product fields that were filled in before the topic changed. */
export const generalSchema = z.object({ topic: z.enum(topics, 'topic-required'), ...common });

export const consumerSchema = z.object({
  topic: z.literal(consumerTopic),
  ...common,
  city: answer('city-required'),
  state: answer('state-required'),
  zipCode: answer('zip-code-required'),
  phone: answer('phone-required'),
  productLine: choice(productLines, 'product-line-required'),
  flavor: answer('flavor-required'),
  size: choice(sizes, 'size-required'),
  packSize: choice(packSizes, 'pack-size-required'),
  lotCode: answer('lot-code-required'),
  quantityAffected: answer('quantity-affected-required'),
  purchaseLocation: answer('purchase-location-required'),
});

export type ContactSubmission = z.output<typeof generalSchema> | z.output<typeof consumerSchema>;

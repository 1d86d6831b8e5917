import type { Resolver } from 'react-hook-form';
import { schemaResolver } from '@/components/forms/schema-resolver';
import type { ContactValues } from '@/lib/contact/fields';
import { type ContactSubmission, consumerSchema, generalSchema } from '@/lib/contact/schema';
import { consumerTopic } from '@/lib/contact/topics';

export { setServerErrors } from '@/components/forms/set-server-errors';
export { sendContact } from './send-contact';

type Rules = Resolver<ContactValues, unknown, ContactSubmission>;

const general: Rules = schemaResolver(generalSchema);
const consumer: Rules = schemaResolver(consumerSchema);

/** Validates the contact form by topic (CON-01), with the schemas of the API route. */
export const contactRules: Rules = (values, context, options) =>
  (values.topic === consumerTopic ? consumer : general)(values, context, options);

import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import type { ContactSubmission } from './schema';

/** Form files by topic (contract section 6); any other topic is the consumers'. */
const formFiles: Readonly<Record<string, string>> = {
  'consumer-relations': 'consumer',
  sponsorships: 'sponsorships',
  'advertising-marketing': 'advertising',
  'media-inquiries': 'media',
  'become-retailer': 'retailer',
};

/** `{environment}` of the form processor's paths: it knows `prod` and `dev` (contract section 6). */
const processorEnvironment = (appEnv: Config['appEnv']) => (appEnv === 'production' ? 'prod' : 'dev');

export type BotCheckAnswer = { readonly siteKey: string; readonly token: string };

/** The body of a contact submission as the form processor takes it (spec section 7.3, contract section 6). */
export function formProcessorBody(
  submission: ContactSubmission,
  bucket: string,
  appEnv: Config['appEnv'],
  { siteKey, token }: BotCheckAnswer,
): Readonly<Record<string, string | boolean>> {
  const folder = `webforms/${brand.slug}/us/en/${processorEnvironment(appEnv)}`;
  const file = Object.hasOwn(formFiles, submission.topic) ? formFiles[submission.topic] : undefined;
  return {
    ...submission,
    bucket_name: bucket,
    form_path: `${folder}/configs/${file ?? 'consumer'}.json`,
    template_path: `${folder}/templates/contact-us.hbs`,
    'site-key': siteKey,
    'g-recaptcha-response': token,
  };
}

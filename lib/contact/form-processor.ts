import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import type { ContactSubmission } from './schema';

/** Form files by topic (CON-05). Every other topic uses the consumer file. */
const formFiles: Readonly<Record<string, string>> = {
  'consumer-relations': 'consumer',
  sponsorships: 'sponsorships',
  'advertising-marketing': 'advertising',
  'media-inquiries': 'media',
  'become-retailer': 'retailer',
};

/** Returns `{environment}` of the form processor's paths, `prod` or `dev` (CON-05). */
const processorEnvironment = (appEnv: Config['appEnv']) => (appEnv === 'production' ? 'prod' : 'dev');

export type BotCheckResponse = { readonly siteKey: string; readonly token: string };

/** Returns the body of a contact submission in the form processor's format (CON-05). */
export function formProcessorBody(
  submission: ContactSubmission,
  bucket: string,
  appEnv: Config['appEnv'],
  { siteKey, token }: BotCheckResponse,
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

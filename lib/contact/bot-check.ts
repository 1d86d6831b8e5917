import type { Config } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';

export type BotCheck = { readonly scriptUrl: string; readonly siteKey: string };

/** Part of the site itself: always there, and its tokens prove nothing. */
const fake: BotCheck = { scriptUrl: '/fakes/recaptcha.js', siteKey: 'fake' };

/**
 * The bot check of the contact form (CON-03): the configured one, in `local` the bundled fake,
 * `off` for a locale without the component. Null where none is configured: the form then never sends anything.
 */
export function botCheckFor(
  locale: LocaleDefinition,
  { recaptcha, appEnv }: Pick<Config, 'recaptcha' | 'appEnv'>,
): BotCheck | 'off' | null {
  if (!offersComponent(locale, 'recaptcha')) return 'off';
  return recaptcha ?? (appEnv === 'local' ? fake : null);
}

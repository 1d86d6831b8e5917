import type { Config } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';

export type BotCheck = { readonly scriptUrl: string; readonly siteKey: string };

/** The bundled fake: always available, and its tokens prove nothing. */
const fake: BotCheck = { scriptUrl: '/fakes/recaptcha.js', siteKey: 'fake' };

/**
 * Returns the bot check of the contact form (CON-03): the configured one, the bundled fake in `local`, or
 * `off` for a locale without the component. Returns null if none is configured; the form then never sends
 * anything.
 */
export function botCheckFor(
  locale: LocaleDefinition,
  { recaptcha, appEnv }: Pick<Config, 'recaptcha' | 'appEnv'>,
): BotCheck | 'off' | null {
  if (!offersComponent(locale, 'recaptcha')) return 'off';
  return recaptcha ?? (appEnv === 'local' ? fake : null);
}

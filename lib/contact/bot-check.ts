import type { Config } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';

export type BotCheck = { readonly scriptUrl: string; readonly siteKey: string };

/** Part of the site itself: always ready, and its tokens prove nothing. */
const standIn: BotCheck = { scriptUrl: '/stand-ins/recaptcha.js', siteKey: 'stand-in' };

/**
 * The bot check of the contact form (contract section 3): the configured one, in `local` the bundled stand-in,
 * `off` for a locale without the component. Null where none is configured: the form then never sends anything.
 */
export function botCheckFor(
  locale: LocaleDefinition,
  { recaptcha, appEnv }: Pick<Config, 'recaptcha' | 'appEnv'>,
): BotCheck | 'off' | null {
  if (!offersComponent(locale, 'recaptcha')) return 'off';
  return recaptcha ?? (appEnv === 'local' ? standIn : null);
}

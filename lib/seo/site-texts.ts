import { createTranslator } from 'next-intl';
import { brand } from '@/lib/brand';
import type { Messages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';

/** Returns title and description of a locale's site, for files that describe the whole site. */
export function siteTexts({ tag }: LocaleDefinition, messages: Messages) {
  const t = createTranslator<Messages>({ locale: tag, messages });
  return { title: t('common.meta.title', { brand: brand.name }), description: t('common.meta.description') };
}

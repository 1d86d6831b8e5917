import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { type LocaleDefinition, offersComponent } from '@/lib/locales/definitions';
import { ShareButton } from './share-button';

type ShareProps = Pick<ComponentProps<typeof ShareButton>, 'shared' | 'className'> & {
  readonly locale: LocaleDefinition;
  /** True to show a label beside the icon. */
  readonly worded?: boolean;
};

/** Messages that `Share` needs from a surrounding `ClientMessages`. */
export const shareMessages = ['common.share', 'common.opens-in-new-tab'] as const;

/** Renders social sharing if the locale enables it (SHARE-01). */
export function Share({ locale, worded = false, shared, className }: ShareProps) {
  const t = useTranslations('common.share');
  if (!offersComponent(locale, 'social-sharing')) return null;
  return (
    <ShareButton
      className={className}
      label={t('name', { name: shared.title })}
      shared={shared}
      worded={worded}
    />
  );
}

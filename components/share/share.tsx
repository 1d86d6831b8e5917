import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';
import { ShareButton } from './share-button';
import { shareWords } from './share-words';

type ShareProps = Pick<ComponentProps<typeof ShareButton>, 'shared' | 'className'> & {
  readonly locale: LocaleDefinition;
  /** True to say beside the icon what it does. */
  readonly worded?: boolean;
};

/** Social sharing, where the locale's components list has it (spec section 9). */
export function Share({ locale, worded = false, shared, className }: ShareProps) {
  const t = useTranslations('common');
  if (!offersComponent(locale, 'social-sharing')) return null;
  return (
    <ShareButton
      className={className}
      label={t('share.name', { name: shared.title })}
      shared={shared}
      words={shareWords(t)}
      worded={worded}
    />
  );
}

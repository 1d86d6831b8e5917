import type { useTranslations } from 'next-intl';

/** The words of sharing, for the browser: it gets only what it shows. */
export type ShareWords = {
  readonly title: string;
  readonly address: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly x: string;
  readonly facebook: string;
  readonly email: string;
  readonly newTab: string;
  readonly close: string;
};

export function shareWords(t: ReturnType<typeof useTranslations<'common'>>): ShareWords {
  return {
    title: t('share.title'),
    address: t('share.address'),
    copy: t('share.copy'),
    copied: t('share.copied'),
    copyFailed: t('share.copy-failed'),
    x: t('share.x'),
    facebook: t('share.facebook'),
    email: t('share.email'),
    newTab: t('opens-in-new-tab'),
    close: t('share.close'),
  };
}

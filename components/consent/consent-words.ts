import type { Messages } from '@/lib/i18n/messages';

/** The words of the cookie banner, for the browser. */
export type ConsentWords = Messages['common']['cookies'];

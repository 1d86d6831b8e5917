import type { Messages } from '@/lib/i18n/messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'fr-CA' | 'en-CA' | 'en-US';
    Messages: Messages;
  }
}

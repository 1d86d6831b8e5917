import type { Messages } from '@/lib/i18n/messages';
import type { LocaleTag } from '@/lib/locales/definitions';

declare module 'next-intl' {
  interface AppConfig {
    Locale: LocaleTag;
    Messages: Messages;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** Custom properties with values from content, such as a product's colour. */
    [property: `--${string}`]: string | number | null | undefined;
  }
}

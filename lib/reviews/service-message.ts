import { serviceText } from '@/lib/text/service-text';

/** Returns a text of the reviews service for visitors and the log: one line, without the site's own key. */
export function serviceMessage(text: string, passkey: string): string {
  // Before the text is shortened, because half a key is a secret too.
  return serviceText(text.replaceAll(passkey, '…'));
}

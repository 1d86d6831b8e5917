import { serviceText } from '@/lib/text/service-text';

/** Returns a text of the reviews service for visitors and the log: one line, without the site's key. */
export function serviceMessage(text: string, passkey: string): string {
  // Remove the key before the text is shortened, because half a key is a secret too.
  return serviceText(text.replaceAll(passkey, '…'));
}

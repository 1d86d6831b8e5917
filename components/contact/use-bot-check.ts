import { useEffect, useRef } from 'react';
import type { BotCheck } from '@/lib/contact/bot-check';
import { enterprise, loadBotScript } from './bot-script';

/** How often the script is asked whether it is ready (spec sections 4 and 9). */
const pollMs = 300;
const action = 'FORM_SEND';

/**
 * The bot check of the form (spec section 4, "Contact form"). Nothing is loaded before the visitor touches the form.
 * @param check `off` where a locale has none, null where none is configured
 */
export function useBotCheck(check: BotCheck | 'off' | null) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const ready = useRef(false);

  useEffect(
    () => () => {
      clearInterval(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return {
    /** The form was touched. */
    touch: () => {
      if (!check || check === 'off' || ready.current) return;
      loadBotScript(check);
      timer.current ??= setInterval(() => {
        enterprise()?.ready(() => {
          ready.current = true;
          clearInterval(timer.current);
        });
      }, pollMs);
    },
    /** A fresh token for one try; null while the check is not ready, and nothing may be sent. */
    token: (): Promise<string> | null => {
      if (check === 'off') return Promise.resolve('');
      const service = ready.current ? enterprise() : undefined;
      return check && service ? service.execute(check.siteKey, { action }) : null;
    },
  };
}

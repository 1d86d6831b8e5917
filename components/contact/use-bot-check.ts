import { useEffect, useRef } from 'react';
import type { BotCheck } from '@/lib/contact/bot-check';
import { enterprise, loadBotScript } from './bot-script';

/** Interval in milliseconds for polling whether the script is ready (CON-03). */
const pollMs = 300;
const action = 'FORM_SEND';

/** Token timeout in milliseconds. A check with blocked resources never returns a token. */
const tokenMs = 10_000;

function withTimeout<T>(token: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, tokenMs, new Error('No token in time'));
  });
  return Promise.race([token, late]);
}

/**
 * Loads the form's bot check on the first interaction and returns its tokens (CON-03).
 * @param check `off` when the locale has no check, null when none is configured
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
    /** Loads the script; call it on the first interaction with the form. */
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
    /** Returns a fresh token for one submission; null while the check is not ready, so that nothing is sent. */
    token: (): Promise<string> | null => {
      if (check === 'off') return Promise.resolve('');
      const service = ready.current ? enterprise() : undefined;
      return check && service ? withTimeout(service.execute(check.siteKey, { action })) : null;
    },
  };
}

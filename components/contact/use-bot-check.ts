import { useEffect, useRef } from 'react';
import type { BotCheck } from '@/lib/contact';

type Enterprise = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: { readonly enterprise?: Enterprise };
  }
}

/** The interface of the bot check, available once its script has run. */
const enterprise = (): Enterprise | undefined => window.grecaptcha?.enterprise;

const marker = 'data-bot-check';

/** Adds the script once per page. A script that fails to load is removed, so that the next interaction retries. */
function loadBotScript({ scriptUrl, siteKey }: BotCheck): void {
  if (enterprise() || document.querySelector(`script[${marker}]`)) return;
  const url = new URL(scriptUrl, location.href);
  // The score-based check takes the key as a parameter of its script.
  if (!url.searchParams.has('render')) url.searchParams.set('render', siteKey);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  script.setAttribute(marker, '');
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

/** Interval in milliseconds for polling whether the script is ready (CON-03). */
const pollMs = 300;
const action = 'FORM_SEND';

/**
 * Milliseconds to wait for the check and its token (CON-08). A blocked script never becomes ready, and a check with
 * blocked resources never returns a token.
 */
const waitMs = 10_000;

function inTime<T>(result: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, waitMs, new Error('No bot check in time'));
  });
  return Promise.race([result, late]);
}

/**
 * Loads the form's bot check on the first interaction and returns its tokens (CON-03).
 * @param check `off` when the locale has no check, null when none is configured
 */
export function useBotCheck(check: BotCheck | 'off' | null) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const ready = useRef<Promise<void>>(undefined);

  useEffect(
    () => () => {
      clearInterval(timer.current);
      ready.current = undefined;
    },
    [],
  );

  /** Loads the script; call it on each interaction with the form, because a script that failed to load is retried. */
  const touch = () => {
    if (!check || check === 'off') return;
    loadBotScript(check);
    ready.current ??= new Promise((resolve) => {
      timer.current = setInterval(() => {
        enterprise()?.ready(() => {
          clearInterval(timer.current);
          resolve();
        });
      }, pollMs);
    });
  };

  return {
    touch,
    /**
     * Returns a fresh token for one submission, once the check is ready. Rejects without a check and after
     * {@link waitMs}, so that nothing is sent.
     */
    token: async (): Promise<string> => {
      if (check === 'off') return '';
      touch();
      if (!check || !ready.current) throw new Error('No bot check is configured');
      return inTime(
        ready.current.then(() => {
          const service = enterprise();
          if (!service) throw new Error('The bot check has disappeared');
          return service.execute(check.siteKey, { action });
        }),
      );
    },
  };
}

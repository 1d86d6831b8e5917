import type { BotCheck } from '@/lib/contact/bot-check';

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
export const enterprise = (): Enterprise | undefined => window.grecaptcha?.enterprise;

const marker = 'data-bot-check';

/** Adds the script once per page. A script that fails to load is removed, so that the next interaction retries. */
export function loadBotScript({ scriptUrl, siteKey }: BotCheck): void {
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

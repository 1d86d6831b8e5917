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

/** The bot check's interface, once its script has run. */
export const enterprise = (): Enterprise | undefined => window.grecaptcha?.enterprise;

const marker = 'data-bot-check';

/** Adds the script, once a page. One that does not load is taken out, so that the next touch can try again. */
export function loadBotScript({ scriptUrl, siteKey }: BotCheck): void {
  if (enterprise() || document.querySelector(`script[${marker}]`)) return;
  const url = new URL(scriptUrl, location.href);
  // The score-based check wants the key with its script.
  if (!url.searchParams.has('render')) url.searchParams.set('render', siteKey);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  script.setAttribute(marker, '');
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

import { choiceNames } from '@/lib/consent/choice';
import { languageOfferKey } from '@/lib/locales/language-offer';
import { hydrated } from '../hydration';
import { until as untilHolds } from '../until';
import type { Tab } from './tab';

type InPage<Result> = (...args: never[]) => Result | Promise<Result>;

/** Returns the expression that calls a function in the page. Its arguments are JSON, or functions as well. */
function callOf(run: InPage<unknown>, args: readonly unknown[]): string {
  const list = args.map((arg) => (typeof arg === 'function' ? `${arg}` : JSON.stringify(arg)));
  // The compiler wraps functions in its own helper, which the page lacks.
  return `((__name) => (${run})(${list}))((named) => named)`;
}

/** Finds the first element of a selector that is shown and has the name, as its label or its text. Runs in the page. */
function findShown(selector: string, name: string): Element | null {
  const shown = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
  // Messages have no-break spaces, too.
  const spaced = (text: string | null) => text?.replace(/\s+/g, ' ').trim();
  const isNamed = (element: Element) =>
    [element.getAttribute('aria-label'), element.textContent].some((text) => spaced(text) === spaced(name));
  return shown.find((element) => name === '' || isNamed(element)) ?? null;
}

const isShown = (find: typeof findShown, selector: string, name: string) => find(selector, name) !== null;
const isMissing = (find: typeof findShown, selector: string, name: string) => find(selector, name) === null;

/** Scrolls to an element. Returns true, or why it cannot be clicked. Runs in the page. */
async function canClick(find: typeof findShown, selector: string, name: string): Promise<true | string> {
  const element = find(selector, name);
  if (!element) return 'not shown';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width !== before.width) return 'moving';
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) || `covered by ${hit?.outerHTML.slice(0, 200)} at ${left}, ${top}`;
}

/** Stores flags, and cookies without consent. Runs in the page. */
function store(flags: readonly string[], cookies: readonly string[]) {
  for (const flag of flags) localStorage.setItem(flag, 'true');
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store API.
  for (const cookie of cookies) document.cookie = `${cookie}=false; path=/`;
}

export type Visitor = ReturnType<typeof createVisitor>;

/**
 * Returns the actions and expectations of a visitor in a tab. Each waits for the state that it needs.
 * @param site origin of the site
 */
export function createVisitor(tab: Tab, site: string) {
  const evaluate = async <Result>(run: InPage<Result>, ...args: unknown[]) =>
    (await tab.evaluate(callOf(run, args))) as Result;

  /** Waits until a function in the page returns true. It may return a string that says why not. */
  async function until(what: string, run: InPage<boolean | string>, ...args: unknown[]): Promise<void> {
    let reason: unknown;
    const holds = async () => {
      // A page that is being left cannot be evaluated.
      reason = await evaluate(run, ...args).catch((error: Error) => error.message);
      return reason === true;
    };
    await untilHolds(what, holds).catch(({ message }: Error) => {
      throw new Error(`${message}: ${reason}`);
    });
  }

  const goto = async (path: string) => {
    await tab.goto(site + path);
    await until(
      `${path} is hydrated`,
      (selector: string) => document.querySelector(selector) !== null,
      hydrated,
    );
  };

  return {
    goto,
    until,
    evaluate,
    resize: tab.resize,
    /** Declines pop-up and offer before they cover a page, and answers the cookie banner unless the visitor is new. */
    answerDialogs: async (isNew: boolean) => {
      await tab.goto(`${site}/robots.txt`);
      const cookies = isNew ? [] : choiceNames;
      await evaluate(store, ['newsletterSubmitted', languageOfferKey], cookies);
    },
    click: async (selector: string, name = '') => {
      await until(`${selector} ${name} can be clicked`, canClick, findShown, selector, name);
      await tab.click(callOf(findShown, [selector, name]));
    },
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await tab.press(key);
    },
    /** Waits until an element is shown. */
    see: (selector: string, name = '') =>
      until(`${selector} ${name} is shown`, isShown, findShown, selector, name),
    /** Waits until no such element is shown. */
    miss: (selector: string, name = '') =>
      until(`${selector} ${name} is not shown`, isMissing, findShown, selector, name),
    /** Waits until the address is that of the path, on the site or on another one. */
    isAt: (path: string, origin = site) =>
      until(`the address is ${origin}${path}`, (url: string) => location.href === url, origin + path),
  };
}

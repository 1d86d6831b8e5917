const unread = /<(script|style|template)\b[\s\S]*?<\/\1>/gi;
const readAttribute = /\s(?:alt|title|placeholder|aria-label|aria-description|content)="([^"]*)"/gi;

/** Returns the texts of a page's HTML for visitors and screen readers, including hidden panels. */
export function visibleTexts(html: string): readonly string[] {
  const read = html.replace(unread, ' ');
  const attributes = [...read.matchAll(readAttribute)].map(([, value]) => value ?? '');
  return [...attributes, ...read.split(/<[^>]*>/)].map((text) => text.trim()).filter(Boolean);
}

const namespaces = 'common|category|faq|ourStory|press';
const leak = new RegExp(
  `[{}]|\\b(?:undefined|null|NaN)\\b|\\[object|\\b(?:${namespaces})(?:[.:][a-z][\\w-]*)+`,
);

/** Returns texts that are shown by mistake: placeholders, missing values, message keys and objects. */
export const leaksOf = (html: string) => visibleTexts(html).filter((text) => leak.test(text));

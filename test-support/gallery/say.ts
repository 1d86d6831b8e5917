import category from '@/messages/en/category.json';
import common from '@/messages/en/common.json';
import categoryFrench from '@/messages/fr/category.json';
import commonFrench from '@/messages/fr/common.json';

const messages = { en: { common, category }, fr: { common: commonFrench, category: categoryFrench } };

export type Language = keyof typeof messages;

/** Returns a message by its path, such as `common.search.title`. */
export type Say = (path: string) => string;

export const say =
  (language: Language): Say =>
  (path) => {
    const found = path
      .split('.')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        messages[language],
      );
    if (typeof found !== 'string') throw new Error(`No message ${path}`);
    return found;
  };

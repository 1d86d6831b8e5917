import type { Visitor } from '@/test-support/browsers/visitor';
import type { Say } from '@/test-support/gallery/say';

export const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** What a visitor does on a site, by itself: each journey starts with a browser of its own. */
export type Journey = {
  readonly name: string;
  /** The site of the United States by default. */
  readonly site?: 'us' | 'quebec';
  /** The window of a desktop by default. */
  readonly window?: keyof typeof windows;
  /** True for a visitor who has not answered the cookie banner. */
  readonly isNew?: boolean;
  /** Throws where something is not as it should be. Texts come from the messages of the site's language. */
  readonly run: (visitor: Visitor, say: Say) => Promise<void>;
};

import { copy, fragmentPath, translate } from './locale';
import type { SampleItem, SampleLocale } from './types';

const text = copy(
  'June 21 is the longest day. Bring\u00a0a\u00a0second bottle.',
  'Le 21 juin, jour le plus long. Prévoyez deux bouteilles.',
);

/** Returns the announcement fragments of a locale. */
export const buildAnnouncements = (locale: SampleLocale): readonly SampleItem[] => [
  {
    _path: fragmentPath(locale, 'announcement', 'summer'),
    announcementText: translate(text, locale),
    announcementLink: '/c/longest-day',
    announcementLinkLabel: translate(copy('Get ready', 'M’y préparer'), locale),
    from: null,
    until: null,
  },
];

import { copy, fragmentPath, translate } from './locale';
import type { SampleItem, SampleLocale } from './types';

const text = copy(
  'First hot week of the year. The cooler is yours.',
  'Première semaine chaude de l’année. La glacière est à vous.',
);

/** Returns the announcement fragments of a locale. */
export const buildAnnouncements = (locale: SampleLocale): readonly SampleItem[] => [
  {
    _path: fragmentPath(locale, 'announcement', 'summer'),
    announcementText: translate(text, locale),
    announcementLink: '/c/longest-day',
    announcementLinkLabel: translate(copy('Fill it', 'La remplir'), locale),
    from: null,
    until: null,
  },
];

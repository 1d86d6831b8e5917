import type { Partner } from '@/lib/content/types';

/** A partner with all fields; override any of them. */
export function partner(changes: Partial<Partner> = {}): Partner {
  return {
    path: '/content/dam/solstride/us/en/content-fragments/partners/coastal-rowing',
    order: 1,
    name: 'Coastal Rowing',
    slug: 'coastal-rowing',
    thumbnail: '/content/dam/solstride/us/en/partners/thumbnail.webp',
    thumbnailAlt: 'Coastal Rowing crew',
    description: 'Eight seats, open water.',
    about: 'Rowing past the breakwater.',
    accomplishments: ['Crossed the bay', 'Came back'],
    banner: '/content/dam/solstride/us/en/partners/banner.webp',
    statement: '',
    moment: null,
    favoriteHref: null,
    video: null,
    videoAlt: '',
    backgroundColor: null,
    ...changes,
  };
}

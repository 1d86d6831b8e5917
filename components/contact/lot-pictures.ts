import type { ImageSource } from '@/lib/assets/types';

/** The six lot-number example pictures in `public/lot-number` (CON-06). */
export const lotPictures = [
  'bottle-base',
  'bottle-neck',
  'bottle-shoulder',
  'cap-top',
  'carton-base',
  'sachet-crimp',
] as const;

export type LotPictureId = (typeof lotPictures)[number];
export type LotPicture = {
  readonly id: LotPictureId;
  readonly alt: string;
  readonly openLabel: string;
  readonly thumbnail: ImageSource;
};

/** Size of every picture in pixels. */
export const pictureSize = { width: 800, height: 600 } as const;

export const pictureUrl = (id: LotPictureId) => `/lot-number/${id}.webp`;

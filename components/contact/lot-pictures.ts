/** The six example pictures of where a lot number is printed (spec section 2, Contact), in `public/lot-number`. */
export const lotPictures = [
  'bottle-base',
  'bottle-neck',
  'bottle-shoulder',
  'cap-top',
  'carton-base',
  'sachet-crimp',
] as const;

export type LotPictureId = (typeof lotPictures)[number];
export type LotPicture = { readonly id: LotPictureId; readonly alt: string; readonly openLabel: string };

/** All of them have this size. */
export const pictureSize = { width: 800, height: 600 } as const;

export const pictureUrl = (id: LotPictureId) => `/lot-number/${id}.webp`;

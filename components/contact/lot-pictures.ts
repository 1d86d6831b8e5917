import type { ImageSource } from '@/lib/assets/types';

/** A picture that shows where a lot number is (CON-06). */
export type LotPicture = {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly openLabel: string;
  readonly thumbnail: ImageSource;
};

/** Size of every picture in pixels. */
export const pictureSize = { width: 800, height: 600 } as const;

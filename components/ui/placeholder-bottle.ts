import type { ImageSource } from './content-image';

/** Shown in place of a picture that is missing or does not load (spec section 8). */
export const placeholderBottle: ImageSource = { src: '/placeholder-bottle.webp' };

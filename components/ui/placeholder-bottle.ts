/** Replaces a picture that is missing or fails to load (PROD-11). */
export const placeholderBottle = { src: '/placeholder-bottle.webp' };

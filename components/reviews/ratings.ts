/** The ratings of reviews, best first. */
export const ratings = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof ratings)[number];

export const isRating = (value: number): value is Rating => ratings.some((rating) => rating === value);

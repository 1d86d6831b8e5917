/** The element id of a year's first entry: where the rail's links lead. */
export const yearAnchor = (year: number) => `story-${year}`;

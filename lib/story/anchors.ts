/** Returns the element id of a year's first entry, the target of the rail's links. */
export const yearAnchor = (year: number) => `story-${year}`;

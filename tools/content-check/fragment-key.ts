/** Returns the path of a fragment below `content-fragments/`, which is the same in every locale. */
export const fragmentKey = (path: string): string => path.replace(/^.*\/content-fragments\//, '');

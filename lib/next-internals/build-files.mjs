/** Where `next build` with `output: 'standalone'` puts its files, from the folder of the project. */

export const standaloneFolder = '.next/standalone';

/** Starts the server; it changes into the standalone folder first. */
export const serverFile = `${standaloneFolder}/server.js`;

/** Names the build; from the folder in which the server runs. */
export const buildIdFile = '.next/BUILD_ID';

/** Holds the keys by which Next signs drafts; from the build's `.next`. */
export const previewKeysFile = 'server/preview-props.json';

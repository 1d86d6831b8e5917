/** Output folder of `next build` with `output: 'standalone'`, relative to the project. */

export const standaloneFolder = '.next/standalone';

/** Starts the server, which changes into the standalone folder. */
export const serverFile = `${standaloneFolder}/server.js`;

/** File with the id of the build, relative to the server's folder. */
export const buildIdFile = '.next/BUILD_ID';

/** File with the value of the draft cookie, relative to the build's `.next`. */
export const draftKeysFile = 'server/preview-props.json';

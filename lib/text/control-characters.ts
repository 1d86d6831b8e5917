/** Control characters and the two line separators of Unicode, which some programs take for line breaks. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

const controlsWithinLines = /[^\P{Cc}\t\n\r]/gu;

/** Removes every control character, line breaks too: what is left cannot begin a second header or log line. */
export const toSingleLine = (text: string): string => text.replace(controls, '');

/** Removes control characters but tabs and line breaks, for texts of several lines. */
export const toMultiLine = (text: string): string => text.replace(controlsWithinLines, '');

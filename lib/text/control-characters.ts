/** Control characters and the two line separators of Unicode, which some programs treat as line breaks. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

const controlsWithinLines = /[^\P{Cc}\t\n\r]/gu;

/**
 * Removes every control character, including line breaks, so that the text cannot start a second header or
 * log line.
 */
export const toSingleLine = (text: string): string => text.replace(controls, '');

/** Removes control characters except tabs and line breaks, for texts of several lines. */
export const toMultiLine = (text: string): string => text.replace(controlsWithinLines, '');

import { refuse } from './error-answer';

/** Next would answer 405 without a word; all answers are JSON (contract section 6). */
export const refuseMethod = (allowed: string) => () =>
  refuse({
    status: 405,
    code: 'method-not-allowed',
    message: `This address takes ${allowed}.`,
    headers: { allow: allowed },
  });

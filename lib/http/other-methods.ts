import { refuse } from './error-answer';

/** Next would answer 405 without a word; all answers are JSON (contract section 6). */
const allow = (methods: string) => () =>
  refuse({
    status: 405,
    code: 'method-not-allowed',
    message: `This address takes ${methods}.`,
    headers: { allow: methods },
  });

/** For the other methods of an address that is only read, only sent to, or both. */
export const onlyGet = allow('GET');
export const onlyPost = allow('POST');
export const onlyGetAndPost = allow('GET, POST');

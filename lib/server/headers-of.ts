import type { IncomingMessage } from 'node:http';

/** Returns a getter of a request's headers by their names in lower case, as the Fetch API has it. */
export const headersOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Pick<Headers, 'get'> => ({
  get: (name) => String(headers[name] ?? '') || null,
});

import { rejectMethod } from './reject-method';

/** Rejects all methods except GET and POST. */
const errorResponse = rejectMethod('GET, POST');

export { errorResponse as DELETE, errorResponse as PATCH, errorResponse as PUT };

import { rejectMethod } from './reject-method';

/** Rejects all methods except GET. */
const errorResponse = rejectMethod('GET');

export { errorResponse as DELETE, errorResponse as PATCH, errorResponse as POST, errorResponse as PUT };

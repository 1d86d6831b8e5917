import { rejectMethod } from './reject-method';

/** Rejects all methods except POST. */
const errorResponse = rejectMethod('POST');

export { errorResponse as DELETE, errorResponse as GET, errorResponse as PATCH, errorResponse as PUT };

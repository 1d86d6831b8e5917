import { rejectMethod } from './reject-method';

/** The other methods of an address that is only sent to. */
const errorResponse = rejectMethod('POST');

export { errorResponse as DELETE, errorResponse as GET, errorResponse as PATCH, errorResponse as PUT };

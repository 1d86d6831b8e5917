import { rejectMethod } from './reject-method';

/** The other methods of an address that is read and sent to. */
const errorResponse = rejectMethod('GET, POST');

export { errorResponse as DELETE, errorResponse as PATCH, errorResponse as PUT };

import { rejectMethod } from './reject-method';

/** The other methods of an address that is only read. */
const errorResponse = rejectMethod('GET');

export { errorResponse as DELETE, errorResponse as PATCH, errorResponse as POST, errorResponse as PUT };

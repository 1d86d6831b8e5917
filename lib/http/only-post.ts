import { refuseMethod } from './refuse-method';

/** The other methods of an address that is only sent to. */
const refuse = refuseMethod('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };

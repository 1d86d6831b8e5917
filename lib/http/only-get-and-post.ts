import { refuseMethod } from './refuse-method';

/** The other methods of an address that is read and sent to. */
const refuse = refuseMethod('GET, POST');

export { refuse as DELETE, refuse as PATCH, refuse as PUT };

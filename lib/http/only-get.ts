import { refuseMethod } from './refuse-method';

/** The other methods of an address that is only read. */
const refuse = refuseMethod('GET');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };

import { notFound } from 'next/navigation';

/** Every unknown address is rewritten here by the middleware, `/404` too (contract section 7). */
export default function UnknownAddress(): never {
  notFound();
}

import { notFound } from 'next/navigation';

/** Every unknown category slug is rewritten here by the middleware; `not-found.tsx` beside it has the message. */
export default function UnknownCategory(): never {
  notFound();
}

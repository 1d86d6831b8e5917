import { z } from 'zod';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { toHref } from '../../html';
import type { Redirect } from '../../types';
import { flag, fragmentPath } from './fields';

/** A path of the site other than `/`, without query and fragment. */
const oldPath = z
  .string()
  .overwrite((value) => bounded(value, maxLengths.line).trim())
  .refine((value) => !/[?#]/.test(value) && toHref(value)?.startsWith('/') === true, 'a path of the site')
  .refine((value) => /[^/]/.test(value), 'a path other than /');

/** A path of the site, or a full https URL. */
const target = z
  .string()
  .transform(toHref)
  .refine((value) => value !== null && /^(?:\/|https:)/i.test(value), 'a path of the site, or an https URL')
  .transform(String);

/** A redirect fragment (NAV-09). */
export const redirectSchema = z
  .object({ _path: fragmentPath, from: oldPath, to: target, permanent: flag })
  .transform(
    (fields): Redirect => ({
      path: fields._path,
      from: fields.from,
      to: fields.to,
      isPermanent: fields.permanent,
    }),
  );

import { z } from 'zod';
import { isSlug, pathSegments } from '@/lib/text/slug';
import type { Announcement } from '../../types';
import {
  fragmentPath,
  link,
  opensBeforeItEnds,
  requiredText,
  text,
  timeWindow,
  windowProblem,
} from './fields';

/** Returns the name of a fragment. */
const nameOf = (path: string) => pathSegments(path.replace(/\/$/, ''))?.at(-1) ?? '';

/** An announcement fragment (HDR-07). Without a link the label of the link is not shown. */
export const announcementSchema = z
  .object({
    _path: fragmentPath.refine((path) => isSlug(nameOf(path)), 'makes no name'),
    announcementText: requiredText,
    announcementLink: link,
    announcementLinkLabel: text(),
    ...timeWindow,
  })
  .refine(opensBeforeItEnds, windowProblem)
  .transform(
    (fields): Announcement => ({
      path: fields._path,
      name: nameOf(fields._path),
      text: fields.announcementText,
      link: fields.announcementLink
        ? { href: fields.announcementLink, label: fields.announcementLinkLabel }
        : null,
      from: fields.from,
      until: fields.until,
    }),
  );

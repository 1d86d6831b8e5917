import 'server-only';
import { isPreview } from '@/lib/preview/is-preview';
import type { ContentType } from './content-types';
import { getDoor } from './default-door';
import type { Folder, Reading } from './door';
import type { ContentItems } from './types';

/** A folder through the door; for a preview past its store, which learns nothing of it. */
export async function readFolder<Type extends ContentType>(
  folder: Folder<Type>,
): Promise<Reading<ContentItems[Type]>> {
  const door = getDoor();
  return (await isPreview()) ? door.readUnkept(folder) : door.read(folder);
}

import type { EditAttributes, Editable } from './types';

/**
 * Returns the attributes of the element that shows an item, a list or one of its fields (EDIT-02); undefined outside
 * previews that can be edited, so that nothing is written.
 */
export function editable(item: Editable | null, field?: string): EditAttributes | undefined {
  return field === undefined ? item?.editing?.self : item?.editing?.fields[field];
}

/** Returns the props that take a list's attributes into a client component: none outside previews that can be edited. */
export function containerProps(list: Editable): { readonly container?: EditAttributes } {
  return list.editing ? { container: list.editing.self } : {};
}

/** Returns what makes another object of the same item editable: nothing outside previews that can be edited. */
export const editingOf = ({ editing }: Editable): Editable => (editing ? { editing } : {});

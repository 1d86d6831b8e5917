const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Controls one types into or chooses from. A frame is one as well: nobody can see what goes on in it. */
const fields =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"]), ' +
  'textarea, select, iframe, [role="combobox"], [role="listbox"], [contenteditable]:not([contenteditable="false"])';

const matches = (page: ParentNode, selector: string) => page.querySelector(selector) !== null;

/**
 * Whether the visitor is in the middle of something that a pop-up would take away: another dialog, the mobile menu
 * among them, or a field that is being filled in.
 */
export function isOccupied(page: Document = document): boolean {
  return matches(page, dialogs) || (page.activeElement?.matches(fields) ?? false);
}

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Form controls, and frames, whose content the page cannot inspect. */
const fields =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"]), ' +
  'textarea, select, iframe, [role="combobox"], [role="listbox"], [contenteditable]:not([contenteditable="false"])';

const matches = (page: ParentNode, selector: string) => page.querySelector(selector) !== null;

/**
 * Returns whether a pop-up would interrupt the visitor: a dialog is open, such as the mobile menu, or a form control
 * has the focus.
 */
export function isOccupied(page: Document = document): boolean {
  return matches(page, dialogs) || (page.activeElement?.matches(fields) ?? false);
}

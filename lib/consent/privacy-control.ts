/** Returns whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(browser: object = navigator): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
}

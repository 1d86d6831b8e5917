export function InvalidCategory() {
  return null;
}

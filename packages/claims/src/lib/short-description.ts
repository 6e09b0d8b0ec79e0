/** Code points of a description in a list, and above how many its information opens (specification §9, D67). */
const MAXIMUM = 60;
const KEPT = 57;
const INFORMATION_ABOVE = 65;

/** A description as a list shows it: 57 code points and an ellipsis where it is longer than 60. */
export function shortDescription(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAXIMUM ? `${characters.slice(0, KEPT).join('')}…` : text;
}

/** Whether a list offers the whole description in a popover. */
export function hasInformation(text: string): boolean {
  return Array.from(text).length > INFORMATION_ABOVE;
}

/** Maximum code points in a list (specification §9, D67). */
const MAXIMUM = 60;
const KEPT = 57;
const INFORMATION_ABOVE = 65;

/** 57 code points and an ellipsis where the text is longer than 60. */
export function shortDescription(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAXIMUM ? `${characters.slice(0, KEPT).join('')}…` : text;
}

export function hasInformation(text: string): boolean {
  return Array.from(text).length > INFORMATION_ABOVE;
}

/** An address of the web that a link may lead to, or null: no `javascript:`, no file, nothing half-written. */
export function webAddress(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(text.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** The URL when it is http or https, else null: never `javascript:` or a file. */
export function webUrl(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(text.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

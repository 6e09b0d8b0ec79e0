/** A `src` from the API's `img_link`: bare base64, a data URL or a URL (O-UP-11). */
export function toImageSource(link: string | null | undefined): string | undefined {
  const text = link?.trim();
  if (!text) return undefined;
  return /^(data:|https?:|blob:|\/(?!9j\/))/u.test(text) ? text : `data:image/jpeg;base64,${text}`;
}

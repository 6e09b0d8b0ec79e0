/** A pet's `img_link`, bare base64 or a data URL of a JPEG (specification §3), as the source of an image. */
export function pictureSource(link: string | null): string | undefined {
  if (!link) return undefined;
  return link.startsWith('data:image/') ? link : `data:image/jpeg;base64,${link}`;
}

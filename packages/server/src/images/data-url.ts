/** A small JPEG as it stands in the `src` of an image. */
export function jpegDataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

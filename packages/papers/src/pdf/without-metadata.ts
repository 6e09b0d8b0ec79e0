const SCAN = 0xda;
/**
 * APP1 (EXIF, XMP), APP3 to APP13 and comments. JFIF (APP0), the colour profile (APP2) and Adobe's (APP14) say how to show the
 * image.
 */
const isMetadata = (marker: number) =>
  marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xfe;

/** Removes what a camera wrote about place, time and itself. The image's bytes stay the same. */
export function withoutMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const segments: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && view.getUint8(at) === 0xff && view.getUint8(at + 1) !== SCAN) {
    const end = at + 2 + view.getUint16(at + 2);
    if (!isMetadata(view.getUint8(at + 1))) segments.push(jpeg.subarray(at, end));
    at = end;
  }
  segments.push(jpeg.subarray(at));
  const bytes = new Uint8Array(segments.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of segments) {
    bytes.set(part, to);
    to += part.length;
  }
  return bytes;
}

/** Size as stored, before the EXIF orientation (1 to 8; 1 is upright) turns it. */
export interface JpegHeader {
  width: number;
  height: number;
  orientation: number;
}

const APP1 = 0xe1;
const EXIF = 0x45786966;
const ORIENTATION = 0x0112;

/** SOF0 to SOF15 hold the size; C4, C8 and CC are other segments. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the header of a JPEG; null when it holds no size. */
export function readJpegHeader(head: Uint8Array): JpegHeader | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let orientation = 1;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === APP1 && end <= view.byteLength)
      orientation =
        exifOrientation(new DataView(head.buffer, head.byteOffset + at + 4, end - at - 4)) ?? orientation;
    at = end;
  }
  return null;
}

/** Reads the orientation from the first directory of an APP1 segment, after `Exif\0\0` and the byte order. */
function exifOrientation(segment: DataView): number | null {
  if (segment.byteLength < 14 || segment.getUint32(0) !== EXIF) return null;
  const little = segment.getUint16(6) === 0x4949;
  const directory = 6 + segment.getUint32(10, little);
  if (directory + 2 > segment.byteLength) return null;
  const entries = segment.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > segment.byteLength) return null;
    if (segment.getUint16(at, little) === ORIENTATION) return segment.getUint16(at + 8, little);
  }
  return null;
}

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const HEIF_BRANDS = /heic|heix|hevc|hevx|heim|heis|mif1|msf1/u;
const AVIF_BRANDS = /avif|avis/u;

/** Detects the format from the first bytes, because name and declared type can be wrong (O-UP-07). */
export function imageKind(head: Uint8Array): ImageKind | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head[0] === 0x89 && ascii(head, 1, 8) === 'PNG\r\n\u001A\n') return 'png';
  if (/^GIF8[79]a$/u.test(ascii(head, 0, 6))) return 'gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 0, 2) === 'BM' && head[14] === 40) return 'bmp';
  return ascii(head, 4, 8) === 'ftyp' ? isoKind(head) : null;
}

/** AVIF and HEIC share a container; the list of brands tells them apart. */
function isoKind(head: Uint8Array): ImageKind | null {
  const length = new DataView(head.buffer, head.byteOffset, 4).getUint32(0);
  const brands = ascii(head, 8, Math.min(length, 128));
  if (AVIF_BRANDS.test(brands)) return 'avif';
  return HEIF_BRANDS.test(brands) ? 'heic' : null;
}

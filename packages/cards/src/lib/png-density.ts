const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Bytes of the signature and of IHDR, always the first chunk: length, name, 13 bytes, checksum. */
const END_OF_HEADER = 33;
const CHUNK_FRAME = 12;
const METRE_IN_INCHES = 39.3701;
const DENSITY = 'pHYs';

/** The checksum of a PNG chunk (CRC-32, PNG specification annex D). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function densityChunk(dotsPerInch: number): Uint8Array {
  const chunk = new Uint8Array(CHUNK_FRAME + 9);
  const view = new DataView(chunk.buffer);
  const dotsPerMetre = Math.round(dotsPerInch * METRE_IN_INCHES);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode(DENSITY), 4);
  view.setUint32(8, dotsPerMetre);
  view.setUint32(12, dotsPerMetre);
  chunk[16] = 1;
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  return chunk;
}

/** Everything after the header except a density that the browser has written. */
function chunksBehindHeader(png: Uint8Array): Uint8Array[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Uint8Array[] = [];
  for (let at = END_OF_HEADER; at + CHUNK_FRAME <= png.length; at += chunks.at(-1)?.length ?? 0) {
    chunks.push(png.subarray(at, at + CHUNK_FRAME + view.getUint32(at)));
  }
  return chunks.filter((chunk) => new TextDecoder().decode(chunk.subarray(4, 8)) !== DENSITY);
}

/**
 * Sets the print density of a PNG: one pHYs chunk right after the header, 11811 dots per metre for 300 dpi. Throws a
 * RangeError for bytes that are not a PNG.
 */
export function withDensity(png: Uint8Array, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  if (png.length < END_OF_HEADER || SIGNATURE.some((byte, index) => png[index] !== byte))
    throw new RangeError('not a PNG');
  const parts = [png.subarray(0, END_OF_HEADER), densityChunk(dotsPerInch), ...chunksBehindHeader(png)];
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

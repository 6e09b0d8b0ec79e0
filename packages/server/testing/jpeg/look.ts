import { word } from './draw.ts';

const FRAMES = new Set([0xc0, 0xc2]);

export function sizeOf(jpeg: Uint8Array): [number, number] {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset + frameOf(jpeg));
  return [view.getUint16(7), view.getUint16(5)];
}

/** A decompression bomb: the same bytes with another declared size. */
export function declaringSize(jpeg: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const bomb = new Uint8Array(jpeg);
  bomb.set([...word(height), ...word(width)], frameOf(jpeg) + 5);
  return bomb;
}

export function contains(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(text);
}

function frameOf(jpeg: Uint8Array): number {
  return jpeg.findIndex((byte, at) => byte === 0xff && FRAMES.has(jpeg[at + 1] ?? 0));
}

import type { PixelBuffer } from './pixel-buffer.ts';

const OPAQUE = 255;

/** Puts transparent pixels on white, in place: a JPEG would show them black. */
export function flattenOnWhite({ data }: PixelBuffer): void {
  for (let at = 3; at < data.length; at += 4) {
    const opacity = data[at] ?? OPAQUE;
    if (opacity === OPAQUE) continue;
    for (let channel = at - 3; channel < at; channel += 1)
      data[channel] = OPAQUE + (((data[channel] ?? 0) - OPAQUE) * opacity) / OPAQUE;
    data[at] = OPAQUE;
  }
}

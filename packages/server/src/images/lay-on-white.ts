import type { PixelBuffer } from './pixel-buffer.ts';

const OPAQUE = 255;

/** Lays what is transparent on white paper, in place: a JPEG has no transparency, and would show it black. */
export function layOnWhite({ data }: PixelBuffer): void {
  for (let at = 3; at < data.length; at += 4) {
    const opacity = data[at] ?? OPAQUE;
    if (opacity === OPAQUE) continue;
    for (let channel = at - 3; channel < at; channel += 1)
      data[channel] = OPAQUE + (((data[channel] ?? 0) - OPAQUE) * opacity) / OPAQUE;
    data[at] = OPAQUE;
  }
}

export interface Grey {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

export function greyOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Grey {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { pixels, width, height };
}

export function quantile({ pixels }: Grey, share: number): number {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  let below = 0;
  return counts.findIndex((count) => (below += count) >= share * pixels.length);
}

import type { Homography } from './homography.ts';

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/**
 * Fills `target` from `source` by `mapping`, with bilinear interpolation. On the CPU, because a phone's GPU may be missing,
 * small, or lose its context.
 */
export function warp(source: Pixels, [a, b, c, d, e, f, g, h, i]: Homography, target: Pixels): void {
  let to = 0;
  for (let y = 0; y < target.height; y += 1) {
    // A pixel's centre is half a pixel from its corner, in both images.
    let u = a * 0.5 + b * (y + 0.5) + c;
    let v = d * 0.5 + e * (y + 0.5) + f;
    let depth = g * 0.5 + h * (y + 0.5) + i;
    for (let x = 0; x < target.width; x += 1) {
      sample(source, u / depth - 0.5, v / depth - 0.5, target.data, to);
      to += 4;
      u += a;
      v += d;
      depth += g;
    }
  }
}

function sample(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  target: Uint8ClampedArray,
  to: number,
) {
  const left = Math.min(Math.max(x, 0), width - 1.001);
  const top = Math.min(Math.max(y, 0), height - 1.001);
  const column = Math.trunc(left);
  const row = Math.trunc(top);
  const right = left - column;
  const down = top - row;
  const here = (row * width + column) * 4;
  const below = row + 1 < height ? here + width * 4 : here;
  const beside = column + 1 < width ? 4 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[here + channel] ?? 0) * (1 - right) + (data[here + beside + channel] ?? 0) * right;
    const lower = (data[below + channel] ?? 0) * (1 - right) + (data[below + beside + channel] ?? 0) * right;
    target[to + channel] = upper * (1 - down) + lower * down;
  }
  target[to + 3] = 255;
}

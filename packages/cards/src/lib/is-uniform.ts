/** Whether all pixels (RGBA) have one colour. */
export function isUniform(pixels: Uint8ClampedArray): boolean {
  for (let at = 4; at < pixels.length; at += 1) if (pixels[at] !== pixels[at - 4]) return false;
  return true;
}

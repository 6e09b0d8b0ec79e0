import { edgeSharpness } from './edge-sharpness.ts';
import { quantile, type Grey } from './grey.ts';

/** Why a paper may be hard to read (D96). A hint to take another photo, never a reason to reject it. */
export type LegibilityProblem = 'dark' | 'nothing' | 'blurred' | 'cut';

/** Long side in pixels of a checked image: with more, the noise of a blank page counts as edges. */
export const CHECK_SIDE = 1000;

/** Thresholds that told sharp drawn pages from blurred, dark and cut ones (decision 037). */
const DARK_WHITE = 110;
const BLURRED_WHOLE = 0.32;
const BLURRED_BLOCKS = 0.2;
const CUT_SHARE = 0.02;

export function checkLegibility(grey: Grey): LegibilityProblem | null {
  if (quantile(grey, 0.95) < DARK_WHITE) return 'dark';
  const { whole, lowerBlocks } = edgeSharpness(grey);
  if (whole === null) return 'nothing';
  if (whole < BLURRED_WHOLE || (lowerBlocks ?? 1) < BLURRED_BLOCKS) return 'blurred';
  return inkAtBorder(grey) > CUT_SHARE ? 'cut' : null;
}

/** The largest share of edge pixels in the outermost stripe of a side: print that continues outside of the image. */
function inkAtBorder({ pixels, width, height }: Grey): number {
  const stripe = Math.max(3, Math.round(Math.min(width, height) * 0.012));
  const isInk = (at: number) =>
    Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)) +
      Math.abs((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)) >
    60;
  const share = (left: number, right: number, top: number, bottom: number) => {
    let ink = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) if (isInk(y * width + x)) ink += 1;
    return ink / Math.max(1, (right - left) * (bottom - top));
  };
  return Math.max(
    share(1, 1 + stripe, 1, height - 1),
    share(width - 1 - stripe, width - 1, 1, height - 1),
    share(1, width - 1, 1, 1 + stripe),
    share(1, width - 1, height - 1 - stripe, height - 1),
  );
}

import { quantile, type Grey } from './grey.ts';

const BLOCKS = 4;
/** Fewest edge pixels for a measurement, of the whole image and of a block. */
const ENOUGH = 150;
const ENOUGH_IN_BLOCK = 60;

/** Sharpness of the edges: about 0.6 in focus, under 0.25 where small text cannot be read, null without edges. */
export interface EdgeSharpness {
  whole: number | null;
  lowerBlocks: number | null;
}

interface Edges {
  second: number;
  first: number;
  count: number;
}

const noEdges = (): Edges => ({ second: 0, first: 0, count: 0 });

/**
 * Compares at each edge the squared second difference with the squared first, which is independent of the amount of text,
 * contrast and light. Measured on images of 1000 pixels (decision 037).
 */
export function edgeSharpness(grey: Grey): EdgeSharpness {
  const range = Math.max(24, quantile(grey, 0.95) - quantile(grey, 0.01));
  const across = edgesByBlock(grey, 1, range / 4);
  const down = edgesByBlock(grey, grey.width, range / 4);
  const whole = lower(ratio(sum(across), ENOUGH), ratio(sum(down), ENOUGH));
  const blocks = across
    .map((edges, at) => lower(ratio(edges, ENOUGH_IN_BLOCK), ratio(down[at] ?? noEdges(), ENOUGH_IN_BLOCK)))
    .filter((block) => block !== null)
    .toSorted((one, other) => one - other);
  return { whole, lowerBlocks: blocks[Math.floor(blocks.length / 4)] ?? null };
}

/**
 * `step` is the distance to the neighbour: 1 is across, the image's width is down. An edge counts in its steeper direction: in
 * the other one the border of a tilted sheet would look blurred.
 */
function edgesByBlock({ pixels, width, height }: Grey, step: number, steep: number): Edges[] {
  const other = step === 1 ? width : 1;
  const blocks = Array.from({ length: BLOCKS * BLOCKS }, noEdges);
  const squared = steep * steep;
  for (let y = 2; y < height - 2; y += 1) {
    const row = Math.min(BLOCKS - 1, Math.floor((y * BLOCKS) / height)) * BLOCKS;
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const before = pixels[at - step] ?? 0;
      const after = pixels[at + step] ?? 0;
      const first = (after - before) ** 2;
      if (first <= squared || first < ((pixels[at + other] ?? 0) - (pixels[at - other] ?? 0)) ** 2) continue;
      const block = blocks[row + Math.min(BLOCKS - 1, Math.floor((x * BLOCKS) / width))];
      if (!block) continue;
      block.second += (2 * (pixels[at] ?? 0) - before - after) ** 2;
      block.first += first;
      block.count += 1;
    }
  }
  return blocks;
}

function sum(blocks: readonly Edges[]): Edges {
  const all = noEdges();
  for (const { second, first, count } of blocks) {
    all.second += second;
    all.first += first;
    all.count += count;
  }
  return all;
}

function ratio({ second, first, count }: Edges, enough: number): number | null {
  return count > enough ? second / first : null;
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

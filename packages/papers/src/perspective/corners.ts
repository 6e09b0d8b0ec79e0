export interface Point {
  x: number;
  y: number;
}

/** The corners of a paper on its photo, clockwise from the upper left, in shares of the photo's width and height. */
export type Corners = readonly [Point, Point, Point, Point];

export const WHOLE_PHOTO: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export function isWholePhoto(corners: Corners): boolean {
  return corners.every(({ x, y }, at) => x === WHOLE_PHOTO[at]?.x && y === WHOLE_PHOTO[at]?.y);
}

export function inPixels(corners: Corners, { width, height }: { width: number; height: number }): Corners {
  const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return [scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft)];
}

/** Turns the paper clockwise by quarters: the lower left corner becomes the upper left one. */
export function turned(corners: Corners, quarters: number): Corners {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  if (quarters % 4 === 0) return corners;
  return turned([bottomLeft, topLeft, topRight, bottomRight], (quarters + 3) % 4);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export function paperSize([topLeft, topRight, bottomRight, bottomLeft]: Corners) {
  return {
    width: Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)),
    height: Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)),
  };
}

/** Smallest distance of a corner from the line between its neighbours, as a share of the photo. */
const SMALLEST_BEND = 0.02;

/** Tells whether the corners, in shares of the photo, go clockwise around a convex paper that is large enough. */
export function isPaper(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    const bend = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return bend > SMALLEST_BEND;
  });
}

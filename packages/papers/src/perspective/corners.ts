export interface Point {
  x: number;
  y: number;
}

/** The corners of a paper on its photo, clockwise from the upper left, in shares of the photo's width and height. */
export type Corners = readonly [Point, Point, Point, Point];

/** All of the photo. */
export const WHOLE_PHOTO: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Is nothing cut off? */
export function isWholePhoto(corners: Corners): boolean {
  return corners.every(({ x, y }, at) => x === WHOLE_PHOTO[at]?.x && y === WHOLE_PHOTO[at]?.y);
}

/** The corners in pixels of a photo of this size. */
export function inPixels(corners: Corners, { width, height }: { width: number; height: number }): Corners {
  const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return [scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft)];
}

/** The same paper turned to the right by quarters: what was the lower left corner becomes the upper left one. */
export function turned(corners: Corners, quarters: number): Corners {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  if (quarters % 4 === 0) return corners;
  return turned([bottomLeft, topLeft, topRight, bottomRight], (quarters + 3) % 4);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How large the paper is: its longer sides, in the unit of its corners. */
export function paperSize([topLeft, topRight, bottomRight, bottomLeft]: Corners) {
  return {
    width: Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)),
    height: Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)),
  };
}

/** How far a corner has to be from the line between its neighbours, as a share of the photo: less is no paper. */
const SMALLEST_BEND = 0.02;

/** Do the corners, in shares of the photo, go around a paper clockwise without a dent, and is it large enough to be one? */
export function isPaper(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    const bend = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return bend > SMALLEST_BEND;
  });
}

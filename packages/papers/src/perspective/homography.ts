import type { Corners, Point } from './corners.ts';

/** A mapping of planes: `(x, y)` becomes `(ax + by + c, dx + ey + f) / (gx + hy + i)`. */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
];

/** Maps a rectangle of this size, from its upper left corner, onto four corners (Heckbert 1989, square to quadrilateral). */
export function rectangleToCorners(
  { width, height }: { width: number; height: number },
  [topLeft, topRight, bottomRight, bottomLeft]: Corners,
): Homography {
  const right = { x: topRight.x - bottomRight.x, y: topRight.y - bottomRight.y };
  const left = { x: bottomLeft.x - bottomRight.x, y: bottomLeft.y - bottomRight.y };
  const skew = {
    x: topLeft.x - topRight.x + bottomRight.x - bottomLeft.x,
    y: topLeft.y - topRight.y + bottomRight.y - bottomLeft.y,
  };
  const determinant = right.x * left.y - left.x * right.y;
  const g = (skew.x * left.y - left.x * skew.y) / determinant;
  const h = (right.x * skew.y - skew.x * right.y) / determinant;
  return [
    (topRight.x - topLeft.x + g * topRight.x) / width,
    (bottomLeft.x - topLeft.x + h * bottomLeft.x) / height,
    topLeft.x,
    (topRight.y - topLeft.y + g * topRight.y) / width,
    (bottomLeft.y - topLeft.y + h * bottomLeft.y) / height,
    topLeft.y,
    g / width,
    h / height,
    1,
  ];
}

export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** The same mapping for a part of the rectangle that begins at `from`, enlarged by `scale`. */
export function partOf([a, b, c, d, e, f, g, h, i]: Homography, from: Point, scale: number): Homography {
  const moved = (x: number, y: number, constant: number) => x * from.x + y * from.y + constant;
  return [
    a / scale,
    b / scale,
    moved(a, b, c),
    d / scale,
    e / scale,
    moved(d, e, f),
    g / scale,
    h / scale,
    moved(g, h, i),
  ];
}

import { expect, test } from 'vitest';
import { isPaper, isWholePhoto, paperSize, turned, WHOLE_PHOTO, type Corners } from './corners.ts';
import { inverse, mapPoint, partOf, rectangleToCorners } from './homography.ts';
import { warp } from './warp.ts';

const sheet: Corners = [
  { x: 120, y: 80 },
  { x: 700, y: 130 },
  { x: 760, y: 940 },
  { x: 60, y: 900 },
];
function at(...points: [number, number][]): Corners {
  const [one, two, three, four] = points.map(([x, y]) => ({ x, y }));
  return one && two && three && four ? [one, two, three, four] : WHOLE_PHOTO;
}

const size = { width: 500, height: 700 };

test('the corners of a page are the corners on the photo, and back', () => {
  const toPhoto = rectangleToCorners(size, sheet);
  const onPage = [
    { x: 0, y: 0 },
    { x: 500, y: 0 },
    { x: 500, y: 700 },
    { x: 0, y: 700 },
  ];
  for (const [index, corner] of onPage.entries()) {
    const found = mapPoint(toPhoto, corner);
    expect(found.x).toBeCloseTo(sheet[index]?.x ?? NaN, 6);
    expect(found.y).toBeCloseTo(sheet[index]?.y ?? NaN, 6);
    const back = mapPoint(inverse(toPhoto), found);
    expect(back.x).toBeCloseTo(corner.x, 6);
    expect(back.y).toBeCloseTo(corner.y, 6);
  }
});

test('a part of a page is the same points, enlarged', () => {
  const whole = rectangleToCorners(size, sheet);
  const part = partOf(whole, { x: 100, y: 200 }, 3);
  const [one, other] = [mapPoint(part, { x: 30, y: 60 }), mapPoint(whole, { x: 110, y: 220 })];
  expect(one.x).toBeCloseTo(other.x, 6);
  expect(one.y).toBeCloseTo(other.y, 6);
});

test('rectifying a page that was never tilted changes nothing', () => {
  const data = Uint8ClampedArray.from({ length: 4 * 3 * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : index * 5,
  );
  const source = { data, width: 4, height: 3 };
  const target = { data: new Uint8ClampedArray(data.length), width: 4, height: 3 };
  const corners: Corners = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 3 },
    { x: 0, y: 3 },
  ];
  warp(source, rectangleToCorners(source, corners), target);
  expect([...target.data].map((value, index) => Math.abs(value - (data[index] ?? 0)) <= 1)).not.toContain(
    false,
  );
});

test('a quarter to the right brings the lower left corner up', () => {
  expect(turned(sheet, 1)[0]).toEqual(sheet[3]);
  expect(turned(sheet, 3)[0]).toEqual(sheet[1]);
  expect(turned(sheet, 4)).toEqual(sheet);
  expect(paperSize(turned(WHOLE_PHOTO, 2))).toEqual({ width: 1, height: 1 });
});

test('corners that cross, lie on a line or enclose next to nothing are not a paper', () => {
  expect(isPaper(WHOLE_PHOTO)).toBe(true);
  expect(isPaper(at([0.1, 0.1], [0.9, 0.2], [0.8, 0.9], [0.2, 0.8]))).toBe(true);
  expect(isPaper(at([0.9, 0.1], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9]))).toBe(false);
  expect(isPaper(at([0, 0], [0.5, 0.5], [1, 1], [0, 1]))).toBe(false);
  expect(isPaper(at([0.5, 0.5], [0.55, 0.5], [0.55, 0.55], [0.5, 0.55]))).toBe(false);
  expect(isWholePhoto(WHOLE_PHOTO)).toBe(true);
  expect(isWholePhoto(at([0.1, 0], [1, 0], [1, 1], [0, 1]))).toBe(false);
});

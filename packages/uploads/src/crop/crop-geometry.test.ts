import { expect, test } from 'vitest';
import { areaOf, CENTRED, clampCrop, moveCrop, zoomCrop } from './crop-geometry.ts';

const tall = { width: 300, height: 600 };

test('at first the square is as large as the image allows, in the middle', () => {
  expect(areaOf(CENTRED, tall)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 });
});

test('the image goes where it is dragged, and never out of the square', () => {
  const down = moveCrop(CENTRED, tall, 0, 0.25);
  expect(areaOf(down, tall).top).toBeCloseTo(0.125);
  expect(areaOf(moveCrop(CENTRED, tall, 5, 5), tall)).toEqual({ left: 0, top: 0, width: 1, height: 0.5 });
  expect(areaOf(moveCrop(CENTRED, tall, -5, -5), tall)).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 });
});

test('zoom goes from 1 to 3, around the middle', () => {
  expect(areaOf(zoomCrop(CENTRED, tall, 2), tall)).toEqual({
    left: 0.25,
    top: 0.375,
    width: 0.5,
    height: 0.25,
  });
  expect(zoomCrop(CENTRED, tall, 9).zoom).toBe(3);
  expect(zoomCrop(CENTRED, tall, 0.1).zoom).toBe(1);
});

test('zooming out at an edge brings the square back inside', () => {
  const corner = moveCrop(zoomCrop(CENTRED, tall, 3), tall, 9, 9);
  expect(areaOf(clampCrop({ ...corner, zoom: 1 }, tall), tall)).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 0.5,
  });
});

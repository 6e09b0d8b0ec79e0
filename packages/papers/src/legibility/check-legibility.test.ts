import { expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { checkLegibility } from './check-legibility.ts';

const SIDE = 400;

function print({ ink = 30, paper = 240, blur = 0, margin = 40 } = {}): Grey {
  const isInk = (x: number, y: number) =>
    [x, y].every((at) => at >= margin && at < SIDE - margin) && x % 10 < 5 && y % 14 < 7;
  const sharp = Uint8ClampedArray.from({ length: SIDE * SIDE }, (_, at) =>
    isInk(at % SIDE, Math.floor(at / SIDE)) ? ink : paper,
  );
  return { pixels: blurred(blurred(sharp, blur), blur), width: SIDE, height: SIDE };
}

function blurred(pixels: Uint8ClampedArray, reach: number): Uint8ClampedArray {
  return pixels.map((_, at) => {
    let sum = 0;
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) sum += pixels[at + y * SIDE + x] ?? 240;
    return sum / (2 * reach + 1) ** 2;
  });
}

test('print in focus can be read, also with little contrast', () => {
  expect(checkLegibility(print())).toBeNull();
  expect(checkLegibility(print({ ink: 140, paper: 200 }))).toBeNull();
});

test('print out of focus is blurred', () => {
  expect(checkLegibility(print({ blur: 2 }))).toBe('blurred');
});

test('darkness is reported before anything else', () => {
  expect(checkLegibility(print({ ink: 10, paper: 80 }))).toBe('dark');
  expect(checkLegibility(print({ ink: 10, paper: 80, blur: 2 }))).toBe('dark');
});

test('an empty sheet has nothing to read', () => {
  expect(checkLegibility(print({ ink: 240 }))).toBe('nothing');
});

test('print that continues at the border is cut off', () => {
  expect(checkLegibility(print({ margin: 0 }))).toBe('cut');
});

import { expect, test } from 'vitest';
import { isUniform } from './is-uniform.ts';

test('O-HI-03 a surface of one colour is told from a photo', () => {
  expect(isUniform(Uint8ClampedArray.of(9, 8, 7, 255, 9, 8, 7, 255))).toBe(true);
  expect(isUniform(Uint8ClampedArray.of(9, 8, 7, 255, 9, 8, 6, 255))).toBe(false);
  expect(isUniform(new Uint8ClampedArray())).toBe(true);
});

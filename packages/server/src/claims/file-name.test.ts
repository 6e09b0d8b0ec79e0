import { expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';

test.each(['🐶', 'ñ', 'a', '\u{20000}'])('a name of a thousand %j fits into any file system', (character) => {
  const name = safeFileName(`${character.repeat(1000)}.heic`, 'image/jpeg');
  expect(name).toMatch(/\.jpg$/);
  expect(name.isWellFormed()).toBe(true);
  expect(Array.from(name).length).toBeLessThanOrEqual(104);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(204);
});

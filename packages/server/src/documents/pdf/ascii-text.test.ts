import { expect, test } from 'vitest';
import { latinText } from './latin-text.ts';

test('every byte is the character of its number, over any length', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
  const text = latinText(bytes);
  expect(Uint8Array.from(text, (character) => character.charCodeAt(0))).toEqual(bytes);
  expect(text.charCodeAt(0x80)).toBe(0x80);
});

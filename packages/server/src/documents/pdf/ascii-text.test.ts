import { expect, test } from 'vitest';
import { asciiText } from './ascii-text.ts';

test('every byte is one character: ASCII itself, anything else none that a PDF is written with', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
  const text = asciiText(bytes);
  expect(text).toHaveLength(bytes.length);
  expect(text.slice(0, 0x80)).toBe(String.fromCharCode(...bytes.subarray(0, 0x80)));
  expect(new Set(text.slice(0x80, 0x100))).toEqual(new Set(['\u007F']));
});

test('what looks like the mark of an encoding stays in its place', () => {
  expect(asciiText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x25))).toBe('\u007F\u007F\u007F%');
});

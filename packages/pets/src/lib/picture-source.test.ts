import { expect, test } from 'vitest';
import { pictureSource } from './picture-source.ts';

test('bare base64 becomes a data URL of a JPEG', () => {
  expect(pictureSource('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
});

test('a data URL stays as it is', () => {
  expect(pictureSource('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
});

test('an address elsewhere is never fetched', () => {
  expect(pictureSource('https://example.com/luna.jpg')).toBe('data:image/jpeg;base64,https://example.com/luna.jpg');
});

test('a pet without a picture has no source', () => {
  expect(pictureSource(null)).toBeUndefined();
  expect(pictureSource('')).toBeUndefined();
});

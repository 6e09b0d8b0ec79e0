import { expect, test } from 'vitest';
import { toImageSource } from './image-source.ts';

test('O-UP-11 bare base64 and a data URL both carry exactly one prefix', () => {
  expect(toImageSource('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  expect(toImageSource('data:image/jpeg;base64,/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
});

test('a URL stays a URL and nothing stays nothing', () => {
  expect(toImageSource('https://fotos.example/lola.jpg')).toBe('https://fotos.example/lola.jpg');
  expect(toImageSource('/fotos/lola.jpg')).toBe('/fotos/lola.jpg');
  expect(toImageSource('  ')).toBeUndefined();
  expect(toImageSource(null)).toBeUndefined();
});

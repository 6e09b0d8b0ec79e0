import { expect, test } from 'vitest';
import { kindLookOf } from './kind-looks.ts';

test('N-B43G a title with a turned direction does not affect the words around it', () => {
  const turned = kindLookOf({ tipo: 'Peluquería', title: 'Baño\u202E y corte' });
  expect(turned.word).toBe('\u2068Baño y corte\u2069');
  expect(kindLookOf({ tipo: 'Peluquería', title: 'Baño y corte' }).word).toBe('Baño y corte');
});

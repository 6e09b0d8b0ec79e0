import { expect, test } from 'vitest';
import { mergeSchemes } from './merge-schemes.ts';

const rendered = (global: string, box: string, colour: string) =>
  `<style data-emotion="css-global ${global}">body{color:${colour};}</style>` +
  `<style data-emotion="css ${box}">.css-${box}{color:${colour};}.css-${box}:hover{gap:1px;}</style><div class="css-${box}">` +
  '<style data-emotion="css same">.css-same{gap:2px;}</style><p class="Mui css-same">Hola</p></div>';

test('both schemes share the markup, and the dark rules have the light names', () => {
  const { markup, light, dark } = mergeSchemes(rendered('g1', 'l1', 'black'), rendered('g2', 'd1', 'white'));
  expect(markup).toBe('<div class="css-l1"><p class="Mui css-same">Hola</p></div>');
  expect(light).toBe(
    '<style data-emotion="css-global g1">body{color:black;}</style>' +
      '<style data-emotion="css l1">.css-l1{color:black;}.css-l1:hover{gap:1px;}</style>' +
      '<style data-emotion="css same">.css-same{gap:2px;}</style>',
  );
  expect(dark).toBe(
    '<style id="prerendered-dark">@media (prefers-color-scheme:dark){body{color:white;}' +
      '.css-l1{color:white;}.css-l1:hover{gap:1px;}}</style>',
  );
});

test('schemes with different elements are rejected', () => {
  expect(() => mergeSchemes('<p class="a"></p>', '<p class="a b"></p>')).toThrow('differ');
});

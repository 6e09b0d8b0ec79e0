import { expect, test } from 'vitest';
import {
  collapseBlanks,
  countCharacters,
  foldForSearch,
  normalizeText,
  onlyDigits,
  titleCase,
  toAsciiDigits,
} from './text.ts';

test.each([
  ['ñandú maría de la peña', 'Ñandú María De La Peña'],
  ['ÁNGEL  de  los   ÁLAMOS', 'Ángel De Los Álamos'],
  ["o'higgins ana-maría", "O'Higgins Ana-María"],
  ["TOBY'S", "Toby's"],
  ['(luna) 2pac', '(Luna) 2pac'],
  ['ñandú'.normalize('NFD'), 'Ñandú'],
  ['', ''],
])('O-FO-07 title case of %j (D60a)', (typed, shown) => {
  expect(titleCase(typed)).toBe(shown);
});

test('O-FO-06 a text of invisible characters is empty', () => {
  expect(normalizeText('     ')).toBe('');
  expect(normalizeText('\u00a0')).toBe('');
  expect(normalizeText('\u200b\ufeff \u2003\t\n')).toBe('');
});

test('normalising keeps what was typed inside and composes accents', () => {
  expect(normalizeText(' María  José '.normalize('NFD'))).toBe('María  José');
  expect(collapseBlanks(' a\u00a0 b\n\nc ')).toBe('a b c');
});

test('a very long run of blanks takes no time worth a word', () => {
  expect(normalizeText(`${' '.repeat(200_000)}x`)).toBe('x');
  expect(normalizeText(`x${' '.repeat(200_000)}x`)).toHaveLength(200_002);
});

test.each(['cordoba', 'CÓRDOBA', ' córdoba', 'Cordoba '.normalize('NFD')])(
  'O-FO-05 %j is found as Córdoba',
  (typed) => {
    expect(foldForSearch(typed)).toBe(foldForSearch('Córdoba'));
  },
);

test('ñ is found by n', () => {
  expect(foldForSearch('Ñandú')).toBe('nandu');
});

test('O-CF-09 full-width digits become ASCII', () => {
  expect(toAsciiDigits('１２３４５６７８')).toBe('12345678');
  expect(onlyDigits('$ ２1.500')).toBe('21500');
});

test('O-FO-08 characters are counted as code points', () => {
  expect(countCharacters('🐶'.repeat(256))).toBe(256);
});

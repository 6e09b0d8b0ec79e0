import { expect, test } from 'vitest';
import {
  collapseBlanks,
  countCharacters,
  foldForSearch,
  hasInvisible,
  isolate,
  isReadable,
  listed,
  normalizeLine,
  normalizeText,
  onlyDigits,
  personName,
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

test.each([
  ['ANA maría', 'de la PEÑA', 'Ana María De La Peña'],
  ['eva paz', null, 'Eva Paz'],
  [null, null, ''],
])('a person who wrote %j and %j is shown as %j', (nombre, apellido, shown) => {
  expect(personName(nombre, apellido)).toBe(shown);
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

test.each([
  ['a lone half of a character', '\ud800'],
  ['the other half', 'a\udc00b'],
  ['NUL', 'a\u0000'],
  ['BEL', '\u0007'],
  ['ESC', '\u001b[2J'],
  ['vertical tab', '\v'],
  ['DEL', 'a\u007fb'],
  ['a C1 control', '\u009b'],
  ['NEL', 'a\u0085b'],
  ['no character', '\uffff'],
])('%s is not readable (D113)', (_, text) => {
  expect(isReadable(text)).toBe(false);
});

test.each(['Ñandú\t\r\n', 'e\u0301', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'محمد', 'मोती', '葛󠄀', 'می‌خواهم'])(
  '%j is readable, and stays as it is inside',
  (text) => {
    expect(isReadable(text)).toBe(true);
    const inside = `a ${text} b`.normalize('NFC').replace('\r\n', '\n');
    expect(normalizeText(inside)).toBe(inside);
  },
);

test.each(['👩‍👩‍👧‍👦', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛󠄀', '1️⃣', 'मोती', '👍🏽'])('%j stays whole at the end', (text) => {
  expect(normalizeText(`\u200b${text}\u3164\ufe0f `)).toBe(text);
});

test.each([
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u180e',
  '\u034f',
  '\u115f\u1160',
  '\u00ad',
  '\u200d\ufe0f',
  '\u2060\u2063',
  '\u202e\u2066',
  '\u{e0041}',
])('%j shows nothing, alone and at the ends (D113)', (text) => {
  expect(normalizeText(text)).toBe('');
  expect(normalizeText(`${text} Luna${text}`)).toBe('Luna');
  expect(hasInvisible(text)).toBe(true);
});

test('a variant mark after a letter or a digit is nothing', () => {
  expect(normalizeText('Luna\ufe0f')).toBe('Luna');
  expect(normalizeText('Luna 2\ufe0f')).toBe('Luna 2');
});

test('what turns the direction is taken away, also from inside (D113)', () => {
  expect(normalizeText('Lu\u202ena\u2066\u2069\u202d')).toBe('Luna');
  expect(normalizeText('e\u202e\u0301')).toBe('é');
  expect(titleCase('luna\u202egpj')).toBe('Lunagpj');
});

test('line ends are \\n in a text and one space in a line', () => {
  expect(normalizeText('uno\r\ndos\rtres\u2028cuatro\n')).toBe('uno\ndos\ntres\ncuatro');
  expect(normalizeLine('Sol \r\n\t y  Luna')).toBe('Sol y  Luna');
});

test('a very long run of blanks takes no time worth a word', () => {
  expect(normalizeText(`${' '.repeat(200_000)}x`)).toBe('x');
  expect(normalizeText(`x${' '.repeat(200_000)}x`)).toHaveLength(200_002);
  expect(normalizeText('\u3164'.repeat(200_000))).toBe('');
  expect(normalizeLine(`x${'\t'.repeat(200_000)}x`)).toBe('x x');
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

test.each(['Luna', 'Ñandú María', '小花', 'मोती', '🐕‍🦺', "O'Higgins", 'Белка', ''])(
  '%j is used in a sentence as it is',
  (name) => {
    expect(isolate(name)).toBe(name);
  },
);

test.each([
  ['Arabic', 'ليلى', 'ليلى'],
  ['Hebrew', 'Luna מאיה', 'Luna מאיה'],
  ['Syriac', 'ܫܠܡܐ', 'ܫܠܡܐ'],
  ['Thaana', 'ދިވެހި', 'ދިވެހި'],
  ['N’Ko', 'ߒߞߏ', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤣𞤤', '𞤀𞤣𞤤'],
  ['an override', 'Luna\u202egpj', 'Lunagpj'],
  ['an isolate that is not closed', 'Luna\u2067', 'Luna'],
  ['the end of an isolate of ours', '\u2069Luna', 'Luna'],
  ['a mark of direction', 'Luna\u200f', 'Luna\u200f'],
])('a name with %s cannot reorder the sentence around it', (_, name, kept) => {
  expect(isolate(name)).toBe(`\u2068${kept}\u2069`);
  expect(isolate(isolate(name))).toBe(isolate(name));
  expect(isolate(titleCase(name))).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
});

test.each([
  [[], ''],
  [['Luna'], 'Luna'],
  [['Luna', 'Mishi'], 'Luna y Mishi'],
  [['Luna', 'Mishi', 'Toto'], 'Luna, Mishi y Toto'],
])('%j are listed in a sentence', (words, text) => {
  expect(listed(words)).toBe(text);
});

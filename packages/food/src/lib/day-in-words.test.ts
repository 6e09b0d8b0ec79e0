import { expect, test } from 'vitest';
import { onDayInWords, dayInWords } from './day-in-words.ts';

const today = '2026-11-27';

test('a day is written in words, a distant one with its year', () => {
  const said = ['2026-11-27', '2026-11-28', '2026-12-03', '2027-11-27', '2026-11-20'].map((day) =>
    dayInWords(day, today),
  );
  expect(said).toEqual([
    'hoy',
    'mañana',
    'jueves 3 de diciembre',
    '27 de noviembre de 2027',
    'viernes 20 de noviembre',
  ]);
});

test('in a sentence it has its article', () => {
  expect(['2026-11-28', '2026-12-03'].map((day) => onDayInWords(day, today))).toEqual([
    'mañana',
    'el jueves 3 de diciembre',
  ]);
});

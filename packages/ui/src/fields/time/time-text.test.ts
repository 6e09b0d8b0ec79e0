import { expect, test } from 'vitest';
import { timesOfDay, toTimeText, toTimeValue } from './time-text.ts';

test.each([
  ['10:30', '10:30'],
  [' 9:05 ', '09:05'],
  ['9.30', '09:30'],
  ['1030', '10:30'],
  ['10:30 hs', '10:30'],
  ['10:3', '10:3'],
  ['25:00', '25:00'],
  ['mañana', 'mañana'],
  ['', ''],
])('%j means %j', (typed, value) => {
  expect(toTimeValue(typed)).toBe(value);
});

test('what is typed stays while it means the value', () => {
  expect(toTimeText('09:30', '9:30')).toBe('9:30');
  expect(toTimeText('10:00', '9:30')).toBe('10:00');
});

test('a day has 96 quarters of an hour', () => {
  const times = timesOfDay(15);
  expect([times.length, ...times.slice(0, 3), times.at(-1)]).toEqual([
    96,
    '00:00',
    '00:15',
    '00:30',
    '23:45',
  ]);
});

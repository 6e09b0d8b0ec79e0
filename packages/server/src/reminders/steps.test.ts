import { expect, test } from 'vitest';
import { stepOf } from './steps.ts';

const consultation = { day: '2026-12-10', time: '10:15', since: '2026-11-01', canBeOverdue: true };
const stepAt = (present: string, changes: object = {}) => stepOf({ ...consultation, ...changes }, present);

test.each([
  ['2026-12-02', null],
  ['2026-12-03', 'week'],
  ['2026-12-07', 'week'],
  ['2026-12-08', 'two-days'],
  ['2026-12-09', 'two-days'],
  ['2026-12-10', 'day'],
  ['2026-12-11', null],
  ['2026-12-16', null],
  ['2026-12-17', 'week-overdue'],
  ['2027-01-08', 'week-overdue'],
  ['2027-01-09', 'month-overdue'],
  ['2027-01-16', 'month-overdue'],
  ['2027-01-17', null],
])('D105 on %s what is due on 10 December 2026 is at %s', (today, step) => {
  expect(stepAt(`${today}T10:00`)).toBe(step);
});

test('what is over is not announced any more', () => {
  expect(stepAt('2026-12-10T10:15')).toBe('day');
  expect(stepAt('2026-12-10T10:16')).toBeNull();
  expect(stepAt('2026-12-10T20:00', { time: null })).toBe('day');
});

test('of what is before the mails of its day one hears on the day before', () => {
  expect(stepAt('2026-12-09T09:00', { time: '09:15' })).toBe('day');
  expect(stepAt('2026-12-09T09:00', { time: '09:30' })).toBe('two-days');
  expect(stepAt('2026-12-10T09:00', { time: '09:15' })).toBe('day');
});

test('what ends with its day is never overdue', () => {
  expect(stepAt('2026-12-17T10:00', { canBeOverdue: false })).toBeNull();
});

test('nobody is told on the day on which they noted it, nor of a step that was over by then', () => {
  expect(stepAt('2026-12-03T10:00', { since: '2026-12-03' })).toBeNull();
  expect(stepAt('2026-12-04T10:00', { since: '2026-12-03' })).toBeNull();
  expect(stepAt('2026-12-03T10:00', { since: '2026-12-02' })).toBe('week');
  expect(stepAt('2026-12-08T10:00', { since: '2026-12-07' })).toBe('two-days');
  expect(stepAt('2026-12-20T10:00', { since: '2026-12-18' })).toBeNull();
});

test('D108 what has lead days is told once, from then on until its day', () => {
  const food = { time: null, canBeOverdue: false, leadDays: 5 };
  expect(stepAt('2026-12-04T10:00', food)).toBeNull();
  for (const day of ['2026-12-05', '2026-12-09', '2026-12-10'])
    expect(stepAt(`${day}T10:00`, food)).toBe('once');
  expect(stepAt('2026-12-11T10:00', food)).toBeNull();
});

test('what was noted after its lead days had begun is told on its day', () => {
  const food = { time: null, canBeOverdue: false, leadDays: 30, since: '2026-11-15' };
  for (const day of ['2026-11-16', '2026-12-09']) expect(stepAt(`${day}T10:00`, food)).toBeNull();
  expect(stepAt('2026-12-10T10:00', food)).toBe('once');
  expect(stepAt('2026-12-10T10:00', { ...food, since: '2026-12-10' })).toBeNull();
});

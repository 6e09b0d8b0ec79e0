import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewState } from './file-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T02:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const arrived = (fecha: string) => ({ estado: 'RECIBIDO', fecha }) as const;

test('D92 a stored file shows its time today, and its day before', () => {
  expect(reviewState(arrived('2026-11-27T03:00:00.000Z')).words).toBe('Recibido hoy, 00:00');
  expect(reviewState(arrived('2026-11-27T02:59:00.000Z')).words).toBe('Recibido el 26/11/2026, 23:59');
});

test('a reviewed file shows the review’s day', () => {
  const review = { ...arrived('2026-11-25T13:00:00.000Z'), revisado: '2026-11-27T13:00:00.000Z' };
  expect(reviewState({ ...review, estado: 'APROBADO' }).words).toBe('Aprobado el 27/11/2026');
});

test('a file of an unknown day shows none', () => {
  expect(reviewState(arrived('2026-11-27T03:00:00.000Z'), false).words).toBe('Recibido');
});

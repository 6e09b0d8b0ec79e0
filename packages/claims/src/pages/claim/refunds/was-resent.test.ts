import { expect, test } from 'vitest';
import { sentIndication } from '../../../testing/story-indications.ts';
import { wasResent } from './was-resent.ts';

const { vetForm } = sentIndication();
const updated = (updatedAt: string) =>
  wasResent({ vetForm: vetForm && { ...vetForm, createdAt: '2026-11-27T12:00:00.000Z', updatedAt } });

test('D66 a form was sent again when it changed more than a second after it was made', () => {
  expect(updated('2026-11-27T12:00:00.000Z')).toBe(false);
  expect(updated('2026-11-27T12:00:01.000Z')).toBe(false);
  expect(updated('2026-11-27T12:00:01.001Z')).toBe(true);
  expect(updated('2026-11-27T09:00:00.500-03:00')).toBe(false);
  expect(wasResent({ vetForm: null })).toBe(false);
});

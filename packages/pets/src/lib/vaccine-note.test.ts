import { expect, test } from 'vitest';
import { vaccineNote } from './vaccine-note.ts';

test('the note says what all plans pay for vaccines', () => {
  expect(vaccineNote()).toBe('Todos los planes incluyen $21.500 en vacunas.');
});

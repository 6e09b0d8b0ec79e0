import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { petBirthRange, petSchema } from './index.ts';

test.each([
  ['2026-08-27', true],
  ['2026-08-28', false],
  ['2017-11-27', true],
  ['2017-11-26', false],
  ['2030-01-01', false],
])('O-DT-06 born on %s, on 27/11/2026', (fecha_nacimiento, taken) => {
  const pet = { nombre: 'a', color: 'a', sexo: 'H', animal: 'Gato', raza: 'a', peso: '', fecha_nacimiento };
  expect(messagesOf(petSchema('2026-11-27'), pet)).toEqual(
    taken ? {} : { fecha_nacimiento: 'La mascota debe tener entre 3 meses y 9 años' },
  );
});

test.each([
  ['2026-05-31', { min: '2017-05-31', max: '2026-02-28' }],
  ['2029-03-01', { min: '2020-02-29', max: '2028-12-01' }],
  ['2029-02-28', { min: '2020-02-28', max: '2028-11-28' }],
  ['2028-02-29', { min: '2019-03-01', max: '2027-11-29' }],
])('the ends of the window on %s follow the leap rule (D50)', (today, expected) => {
  expect(petBirthRange(today)).toEqual(expected);
});

test('D50 an existing birth date may stay, a changed one must be of an insurable age', () => {
  const pet = { nombre: 'a', color: 'a', sexo: 'H', animal: 'Gato', raza: 'a', peso: '' };
  const schema = petSchema('2026-11-27', '2010-05-04');
  expect(messagesOf(schema, { ...pet, fecha_nacimiento: '2010-05-04' })).toEqual({});
  expect(messagesOf(schema, { ...pet, fecha_nacimiento: '2010-05-05' })).toEqual({
    fecha_nacimiento: 'La mascota debe tener entre 3 meses y 9 años',
  });
});

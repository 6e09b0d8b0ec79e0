import { expect, test } from 'vitest';
import { petIdOf } from './pet-id-of.ts';
import { placeOfError } from './place-of-error.ts';

test.each([
  ['datos_persona.dni', { form: 'person', name: 'dni' }],
  ['telCelular', { form: 'person', name: 'tel_celular' }],
  ['fechaNac', { form: 'person', name: 'fecha_nacimiento' }],
  ['datos_domicilio.localidad', { form: 'address', name: 'localidad' }],
  ['dpto', { form: 'address', name: 'departamento' }],
  ['localidadString', { form: 'address', name: 'localidad' }],
])('%s has its place', (path, place) => {
  expect(placeOfError(path)).toEqual(place);
});

test.each(['', 'mascotaId', 'datos_persona'])('no field shows %j', (path) => {
  expect(placeOfError(path)).toBeNull();
});

test('only an id is a pet', () => {
  expect(petIdOf('12')).toBe(12);
  expect([petIdOf(undefined), petIdOf('0'), petIdOf('1e3'), petIdOf('-1')]).toEqual([null, null, null, null]);
});

import { expect, test } from 'vitest';
import { fieldForPath } from './field-for-path.ts';

test.each([
  ['datos_persona.dni', { form: 'person', name: 'dni' }],
  ['telCelular', { form: 'person', name: 'tel_celular' }],
  ['fechaNac', { form: 'person', name: 'fecha_nacimiento' }],
  ['datos_domicilio.localidad', { form: 'address', name: 'localidad' }],
  ['dpto', { form: 'address', name: 'departamento' }],
  ['localidadString', { form: 'address', name: 'localidad' }],
])('%s has its place', (path, field) => {
  expect(fieldForPath(path)).toEqual(field);
});

test.each(['', 'mascotaId', 'datos_persona'])('no field shows %j', (path) => {
  expect(fieldForPath(path)).toBeNull();
});

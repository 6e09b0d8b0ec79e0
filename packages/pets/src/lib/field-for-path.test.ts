import { expect, test } from 'vitest';
import { fieldForPath } from './field-for-path.ts';

test('a pet’s field is in the first step', () => {
  expect(fieldForPath('datos_mascota.nombre')).toEqual({ form: 'pet', name: 'nombre' });
});

test('the plan and the payment method are in the second step', () => {
  expect(fieldForPath('datos_pago.plan')).toEqual({ form: 'plan', name: 'plan' });
  expect(fieldForPath('datos_pago.id')).toEqual({ form: 'plan', name: 'id' });
});

test('the benefit code is in its dialog', () => {
  expect(fieldForPath('codigo_vendedor')).toEqual({ form: 'code' });
});

test.each(['datos_mascota.fecha_pesaje', 'datos_mascota', 'otro'])('no field shows %s', (path) => {
  expect(fieldForPath(path)).toBeNull();
});

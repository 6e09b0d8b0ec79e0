import { expect, test } from 'vitest';
import { placeOfError } from './place-of-error.ts';

test('a pet’s field is in the first step', () => {
  expect(placeOfError('datos_mascota.nombre')).toEqual({ form: 'pet', name: 'nombre' });
});

test('the plan and the payment method are in the second step', () => {
  expect(placeOfError('datos_pago.plan')).toEqual({ form: 'plan', name: 'plan' });
  expect(placeOfError('datos_pago.id')).toEqual({ form: 'plan', name: 'id' });
});

test('the benefit code is in its dialog', () => {
  expect(placeOfError('codigo_vendedor')).toEqual({ form: 'code' });
});

test.each(['datos_mascota.fecha_pesaje', 'datos_mascota', 'otro'])('no field shows %s', (path) => {
  expect(placeOfError(path)).toBeNull();
});

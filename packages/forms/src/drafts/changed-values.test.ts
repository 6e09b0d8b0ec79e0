import { expect, test } from 'vitest';
import { changedValues, withChanges } from './changed-values.ts';

const blank = { datos_mascota: { nombre: '', peso: '' }, datos_pago: { plan: null } };

test('only what differs from the beginning is a change', () => {
  const values = {
    datos_mascota: { nombre: 'Luna', peso: '', animal: 'Perro', sexo: undefined },
    datos_pago: { plan: null },
  };
  expect(changedValues(blank, values)).toEqual({ datos_mascota: { nombre: 'Luna', animal: 'Perro' } });
  expect(changedValues(blank, blank)).toEqual({});
});

test('a value that was emptied is a change, too', () => {
  expect(changedValues({ piso: '3', localidad: 9 }, { piso: '', localidad: null })).toEqual({
    piso: '',
    localidad: null,
  });
});

test('changes come back over what the record says now', () => {
  const now = { datos_mascota: { nombre: 'Luna', color: 'gris' } };
  expect(withChanges(now, { datos_mascota: { nombre: 'Lunita' } })).toEqual({
    datos_mascota: { nombre: 'Lunita', color: 'gris' },
  });
});

test('what no form can hold does not come back', () => {
  expect(withChanges({ nombre: '' }, { nombre: ['Luna'] })).toEqual({ nombre: '' });
});

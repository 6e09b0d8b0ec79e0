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

test('a list is kept whole', () => {
  const changed = changedValues({ sintomas: [] }, { sintomas: ['fiebre', 'tos'] });
  expect(changed).toEqual({ sintomas: ['fiebre', 'tos'] });
  expect(withChanges({ sintomas: [] }, changed)).toEqual(changed);
  expect(changedValues(changed, { sintomas: ['fiebre', 'tos'] })).toEqual({});
});

test('what is of another kind than the form’s own does not come back', () => {
  const now = { nombre: '', pago: { plan: null } };
  expect(withChanges(now, { nombre: ['Luna'], pago: 7 })).toEqual(now);
  expect(withChanges(now, { nombre: { corto: 'Luna' } })).toEqual(now);
});

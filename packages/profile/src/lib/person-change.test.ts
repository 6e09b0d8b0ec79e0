import { expect, test } from 'vitest';
import { ana } from '../testing/ana.ts';
import { changedFields } from './changed-fields.ts';
import { addressValues, personValues } from './form-values.ts';
import { changesOf } from './person-change.ts';

const person = personValues(ana);
const home = ana.datosDomicilio;
const address = {
  ...addressValues(ana),
  piso: null,
  departamento: home.departamento,
  localidad: home.localidadId,
};

test('untouched forms change nothing', () => {
  expect(changedFields(ana, changesOf(ana, person, address))).toEqual([]);
});

test('O-DT-09 the birth date is null when only the name changed', () => {
  const changes = changesOf(ana, { ...person, nombre: 'Eva' }, address);
  expect(changes).toMatchObject({ nombre: 'Eva', fechaNac: null });
});

test('O-DT-09 the changed birth date is 06-03-1990', () => {
  const changes = changesOf(ana, { ...person, fecha_nacimiento: '1990-03-06' }, address);
  expect(changes.fechaNac).toBe('06-03-1990');
  expect(changedFields(ana, changes)).toEqual([
    { campo: 'fechaNac', antes: '1990-03-05', despues: '06-03-1990' },
  ]);
});

test('a cleared flat is empty and not null', () => {
  const changes = changesOf(ana, person, { ...address, departamento: null });
  expect(changes).toMatchObject({ dpto: '', piso: null });
  expect(changedFields(ana, changes)).toEqual([{ campo: 'dpto', antes: 'B', despues: '' }]);
});

test('another locality goes along with its name', () => {
  const changes = changesOf(ana, person, { ...address, localidad: 14002, localidadString: 'Villa María' });
  expect(changes).toMatchObject({ provincia: null, localidad: 14002, localidadString: 'Villa María' });
});

import type { Person } from '@huella/contract';
import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';
import { addressValues, personValues } from './form-values.ts';
import { changesOf, hasChanges } from './person-change.ts';

const ana: Person = {
  nombre: 'Ana',
  apellido: 'Ríos',
  dni: '30123456',
  tel_celular: '1123456789',
  fecha_nacimiento: '1990-03-05',
  genero: 'F',
  email: 'ana@correo.com.ar',
  datosDomicilio: {
    direccion: 'Mitre',
    numero: '12',
    piso: null,
    departamento: 'B',
    localidadId: 14001,
    localidad: 'Córdoba',
    provincia: 'Córdoba',
  },
};
const person = personValues(ana);
const address = { ...addressValues(ana), piso: null, departamento: 'B', localidad: 14001 };

test('untouched forms change nothing', () => {
  expect(hasChanges(changesOf(ana, person, address))).toBe(false);
});

test('O-DT-09 the birth date is null when only the name changed', () => {
  const changes = changesOf(ana, { ...person, nombre: 'Eva' }, address);
  expect(changes).toMatchObject({ nombre: 'Eva', fechaNac: null });
});

test('O-DT-09 the changed birth date is 06-03-1990 and is read as 06/03/1990', () => {
  const changes = changesOf(ana, { ...person, fecha_nacimiento: '1990-03-06' }, address);
  expect(changes.fechaNac).toBe('06-03-1990');
  expect(changedLines(ana, changes)).toEqual([
    { label: 'Fecha de nacimiento', before: '05/03/1990', after: '06/03/1990' },
  ]);
});

test('a cleared flat is empty and not null', () => {
  const changes = changesOf(ana, person, { ...address, departamento: null });
  expect(changes).toMatchObject({ dpto: '', piso: null });
  expect(changedLines(ana, changes)).toEqual([
    { label: 'Departamento', before: 'B', after: 'Sin completar' },
  ]);
});

test('letters of gender are read as words', () => {
  const changes = changesOf(ana, { ...person, genero: 'M' }, address);
  expect(changedLines(ana, changes)).toEqual([{ label: 'Género', before: 'Femenino', after: 'Masculino' }]);
});

test('another locality goes along with its name', () => {
  const changes = changesOf(ana, person, { ...address, localidad: 14002, localidadString: 'Villa María' });
  expect(changes).toMatchObject({ provincia: null, localidad: 14002, localidadString: 'Villa María' });
});

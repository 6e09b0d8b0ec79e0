import { expect, test } from 'vitest';
import { plainMovement } from './plain-movement.ts';

test.each([
  ['PENDIENTE: Falta la libreta', 'Falta la libreta'],
  ['APROBADO:Consulta', 'Consulta'],
  ['COMPLETADO: PENDIENTE: nada', 'PENDIENTE: nada'],
  ['Recibimos su denuncia', 'Recibimos su denuncia'],
  ['Está PENDIENTE: espere', 'Está PENDIENTE: espere'],
])('%j reads %j', (razon, shown) => {
  expect(plainMovement(razon)).toBe(shown);
});

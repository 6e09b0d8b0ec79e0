import { expect, test } from 'vitest';
import { legalRequestSchema } from './legal.ts';
import { messagesOf } from './messages-of.ts';

const request = {
  tipo: 'BAJA',
  nombre: 'Ana María Ñandú',
  dni: '30123456',
  email: 'ana@correo.com.ar',
  poliza: '',
  motivo: '',
};

test('a legal request needs neither a policy nor a reason', () => {
  expect(legalRequestSchema.parse(request)).toEqual({ ...request, poliza: null, motivo: null });
  const { poliza: _policy, motivo: _reason, ...least } = request;
  expect(legalRequestSchema.parse(least)).toEqual({ ...least, poliza: null, motivo: null });
});

test('what was typed is taken without what a keyboard adds', () => {
  const typed = { nombre: ' Ana  María ', dni: '30.123.456', email: ' ana@correo.com ', poliza: ' HU-1 ' };
  expect(legalRequestSchema.parse({ ...request, ...typed, motivo: ' Me mudo\nlejos ' })).toEqual({
    tipo: 'BAJA',
    nombre: 'Ana María',
    dni: '30123456',
    email: 'ana@correo.com',
    poliza: 'HU-1',
    motivo: 'Me mudo\nlejos',
  });
});

test('every wrong field says so at once', () => {
  expect(messagesOf(legalRequestSchema, {})).toEqual({
    tipo: 'Por favor, indique qué desea pedir',
    nombre: 'Por favor, ingrese su nombre y apellido',
    dni: 'Su número de documento debe tener 8 dígitos',
    email: 'Por favor, ingrese su email',
  });
  const wrong = { nombre: '<b>Ana</b>', dni: '3012345', email: 'ana@correo', poliza: 'x'.repeat(41) };
  expect(messagesOf(legalRequestSchema, { ...request, ...wrong, tipo: 'OTRA' })).toEqual({
    tipo: 'Por favor, indique qué desea pedir',
    nombre: 'Solo puede contener letras, espacios, apóstrofos y guiones',
    dni: 'Su número de documento debe tener 8 dígitos',
    email: 'Por favor, ingrese un email válido',
    poliza: 'Supera la longitud máxima',
  });
});

test('O-FO-08 a reason of 1000 emoji is taken, one more is not', () => {
  expect(messagesOf(legalRequestSchema, { ...request, motivo: '🐶'.repeat(1000) })).toEqual({});
  expect(messagesOf(legalRequestSchema, { ...request, motivo: '🐶'.repeat(1001) })).toEqual({
    motivo: 'El motivo puede tener hasta 1000 caracteres',
  });
});

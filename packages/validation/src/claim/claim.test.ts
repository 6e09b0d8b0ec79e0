import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { parseClaimDay, claimInstant, claimReportSchema, claimSchema } from './index.ts';

const TODAY = '2026-11-27';
const NOW = new Date('2026-11-27T10:00:00-03:00');
const form = { mascotaId: 3, fechaEnfermedad: '2026-11-20', denuncia_administrativa: 'Tos' };
const onDay = (fechaEnfermedad: string) => messagesOf(claimSchema(TODAY), { ...form, fechaEnfermedad });
const coveredFrom20 = (fechaEnfermedad: string) =>
  messagesOf(claimSchema(TODAY, '2026-11-20'), { ...form, fechaEnfermedad });
const at = (fecha_carga: string) =>
  messagesOf(claimReportSchema(NOW), { mascotaId: 1, fecha_carga, denuncia_administrativa: 'Tos' });
const describe = (text: string) => ({ ...form, denuncia_administrativa: text });

test('a claim says what each field lacks', () => {
  expect(
    messagesOf(claimSchema(TODAY), { fechaEnfermedad: ' ', denuncia_administrativa: ' \n\u3164' }),
  ).toEqual({
    mascotaId: 'Por favor, elija la mascota',
    fechaEnfermedad: 'Por favor, ingrese la fecha de la enfermedad o del accidente',
    denuncia_administrativa: 'Por favor, cuente qué pasó',
  });
});

test('today is taken, tomorrow is not, and no day that does not exist', () => {
  expect(onDay('2026-11-27')).toEqual({});
  expect(onDay('2026-11-28')).toEqual({
    fechaEnfermedad: 'La fecha de la enfermedad o del accidente no puede ser posterior a hoy',
  });
  expect(Object.keys(onDay('2026-02-30'))).toEqual(['fechaEnfermedad']);
});

test('D84 the first day of coverage is taken, the day before is not', () => {
  expect(coveredFrom20('2026-11-20')).toEqual({});
  expect(coveredFrom20('2026-11-19')).toEqual({ fechaEnfermedad: 'La cobertura empieza el 20/11/2026.' });
});

test('a description is counted after its blanks were collapsed, as a person counts (D56)', () => {
  const spread = ` ${'a \n\t '.repeat(128)}`;
  expect(claimSchema(TODAY).parse(describe(spread)).denuncia_administrativa).toBe('a '.repeat(128).trim());
  expect(messagesOf(claimSchema(TODAY), describe('🐶'.repeat(256)))).toEqual({});
  expect(messagesOf(claimSchema(TODAY), describe('🐶'.repeat(257)))).toEqual({
    denuncia_administrativa: 'La descripción no puede exceder los 256 caracteres',
  });
});

test.each([
  ['2026-11-27', '2026-11-27T10:00:00-03:00', '2026-11-27T09:00:00-03:00'],
  ['2026-11-27', '2026-11-27T00:20:00-03:00', '2026-11-27T00:00:00-03:00'],
  ['2026-11-27', '2026-11-27T23:59:59-03:00', '2026-11-27T22:59:59-03:00'],
  ['2026-11-26', '2026-11-27T10:00:00-03:00', '2026-11-26T12:00:00-03:00'],
  ['2024-02-29', '2026-11-27T00:00:00-03:00', '2024-02-29T12:00:00-03:00'],
])('D18 of %s, at %s, is sent %s', (day, now, sent) => {
  expect(claimInstant(day, new Date(now))).toBe(sent);
});

test('O-DT-17 the Argentine day never changes, at whatever time of the day it is', () => {
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const now = new Date(Date.parse('2026-11-27T00:00:00-03:00') + minute * 60_000);
    for (const day of ['2026-11-27', '2026-11-26', '2020-01-01'])
      expect(parseClaimDay(claimInstant(day, now))).toBe(day);
  }
});

test('a text that is not an instant has no day', () => {
  const texts = [
    '',
    'ayer',
    '2026-11-27',
    '2026-11-27T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-11-27T25:00:00Z',
  ];
  expect(texts.map(parseClaimDay)).toEqual(texts.map(() => null));
  expect(parseClaimDay('2026-11-28T02:59:59.999Z')).toBe('2026-11-27');
  expect(parseClaimDay('2026-11-27T23:00:00-04:00')).toBe('2026-11-28');
});

test('of what is sent the Argentine day counts', () => {
  expect(at('2026-11-28T02:59:00Z')).toEqual({});
  expect(at('2026-11-28T03:00:00Z')).toEqual({
    fecha_carga: 'La fecha de la enfermedad o del accidente no puede ser posterior a hoy',
  });
  expect(Object.keys(at('mañana'))).toEqual(['fecha_carga']);
});

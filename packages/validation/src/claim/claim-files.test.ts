import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { extraDocumentSchema, receiptSchema } from './index.ts';

const receipt = (changes: object) => ({ concepto: 'Consulta', monto: '85300', ...changes });

test('a receipt says what is missing; an amount of 0 is rejected', () => {
  expect(messagesOf(receiptSchema, receipt({ concepto: ' ', monto: '' }))).toEqual({
    concepto: 'Por favor, complete este campo.',
    monto: 'Por favor, complete este campo.',
  });
  expect(Object.keys(messagesOf(receiptSchema, receipt({ monto: '0' })))).toEqual(['monto']);
});

test('an amount has a limit, the same as the server’s', () => {
  expect(messagesOf(receiptSchema, receipt({ monto: '1000000000' }))).toEqual({});
  expect(messagesOf(receiptSchema, receipt({ monto: '1000000001' }))).toEqual({
    monto: 'Por favor, revise el monto: es demasiado alto',
  });
});

test('D57 an amount comes out as whole pesos, a concept without blanks around and twice', () => {
  expect(receiptSchema.parse({ concepto: ' Consulta  y vacuna ', monto: '$ 85.300,50' })).toEqual({
    concepto: 'Consulta y vacuna',
    monto: '85300',
  });
});

test('a concept and a name are counted as a person counts (D56)', () => {
  expect(messagesOf(receiptSchema, receipt({ concepto: '🐶'.repeat(100) }))).toEqual({});
  expect(messagesOf(receiptSchema, receipt({ concepto: '🐶'.repeat(101) }))).toEqual({
    concepto: 'El concepto puede tener hasta 100 caracteres',
  });
  expect(messagesOf(extraDocumentSchema, { tipo: 'estudio', label: '🐶'.repeat(101) })).toEqual({
    label: 'El nombre puede tener hasta 100 caracteres',
  });
});

test('an extra document is a study or a report, with a name', () => {
  expect(messagesOf(extraDocumentSchema, { tipo: null, label: '' })).toEqual({
    tipo: 'Por favor, elija qué es',
    label: 'Por favor, póngale un nombre',
  });
});

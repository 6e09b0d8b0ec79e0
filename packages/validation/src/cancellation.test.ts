import { expect, test } from 'vitest';
import { cancellationSchema } from './cancellation.ts';
import { messagesOf } from './messages-of.ts';

const request = { poliza: 'HU-00000001', motivo: 'PRECIO', detalle: '' };

test('a policy and a reason are enough', () => {
  expect(cancellationSchema.parse(request)).toEqual({ ...request, detalle: null });
  const { detalle: _detail, ...least } = request;
  expect(cancellationSchema.parse(least)).toEqual({ ...least, detalle: null });
});

test('what was typed keeps its line ends and loses what a keyboard adds', () => {
  expect(cancellationSchema.parse({ ...request, detalle: ' Me mudo\nlejos ' })).toMatchObject({
    detalle: 'Me mudo\nlejos',
  });
});

test('every wrong field says so at once', () => {
  expect(messagesOf(cancellationSchema, {})).toEqual({
    poliza: 'Por favor, elija la póliza',
    motivo: 'Por favor, elija un motivo',
  });
  const wrong = { poliza: ' ', motivo: 'OTRA COSA', detalle: '🐶'.repeat(1001) };
  expect(messagesOf(cancellationSchema, wrong)).toEqual({
    poliza: 'Por favor, elija la póliza',
    motivo: 'Por favor, elija un motivo',
    detalle: 'El detalle puede tener hasta 1000 caracteres',
  });
});

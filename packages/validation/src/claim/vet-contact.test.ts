import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { vetContactSchema, vetLinkSchema } from './index.ts';

const TODAY = '2026-11-27';
const vet = { nombre: 'Dra. Eva  Paz', mail: 'eva@clinica.example', telefono: '+54 (11) 4567-8901' };
const form = (changes: object) => ({ veterinario: { ...vet, ...changes }, fechaAtencion: '2026-11-26' });
const messages = (changes: object) => messagesOf(vetContactSchema(TODAY), form(changes));

test('a vet is taken as typed, blanks collapsed', () => {
  expect(vetContactSchema(TODAY).parse(form({}))).toEqual({
    veterinario: { ...vet, nombre: 'Dra. Eva Paz' },
    fechaAtencion: '2026-11-26',
  });
});

test.each(['', 'Eva', ' Eva ', '\u3164 \u3164'])('%j is not a name and surname', (nombre) => {
  expect(messages({ nombre })).toEqual({
    'veterinario.nombre': 'Por favor, ingrese nombre y apellido de su veterinario',
  });
});

test.each(['', 'eva', 'eva@clinica', 'e va@clinica.example'])('%j is not an email', (mail) => {
  expect(Object.keys(messages({ mail }))).toEqual(['veterinario.mail']);
});

test.each(['12345', '1234567890123456', '4567-89a1', '+', '11.4567.8901'])(
  '%j is not a phone',
  (telefono) => {
    expect(Object.keys(messages({ telefono }))).toEqual(['veterinario.telefono']);
  },
);

test.each(['123456', '123456789012345', '+54 (11) 4567-8901'])('%j is a phone', (telefono) => {
  expect(messages({ telefono })).toEqual({});
});

test('the day is asked for in the form, may be left away on the wire, and is never in the future', () => {
  expect(messagesOf(vetContactSchema(TODAY), { veterinario: vet, fechaAtencion: '' })).toEqual({
    fechaAtencion: 'Por favor, ingrese la fecha de atención veterinaria.',
  });
  expect(vetLinkSchema(TODAY).parse({ veterinario: vet }).fechaAtencion).toBeNull();
  for (const schema of [vetContactSchema(TODAY), vetLinkSchema(TODAY)])
    expect(messagesOf(schema, { veterinario: vet, fechaAtencion: '2026-11-28' })).toEqual({
      fechaAtencion: 'La fecha de atención no puede ser posterior a hoy',
    });
  expect(Object.keys(messagesOf(vetLinkSchema(TODAY), { veterinario: vet, fechaAtencion: 'ayer' }))).toEqual([
    'fechaAtencion',
  ]);
});

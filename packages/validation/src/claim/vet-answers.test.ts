import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { vetAnswersSchema } from './index.ts';

const schema = vetAnswersSchema('2026-11-27');

const answers = {
  veterinario: { nombre: 'Eva', apellido: 'Paz', matricula: 'MP 1234', provincia: 'Córdoba' },
  fechaAtencion: '2026-11-27',
  consulta: 'Control',
  diagnostico: null,
  sintomas: ['Tos', ' tós ', 'Fiebre'],
  cirugiasMascota: [],
  estudiosMascota: [],
  farmacologiaMascota: [],
  internacionesMascota: [],
  practicasMascota: [],
  pedidos: [],
};

test('a symptom is named once; ten of 40 characters at most (D85)', () => {
  expect(schema.parse(answers).sintomas).toEqual(['Tos', 'Fiebre']);
  const many = Array.from({ length: 11 }, (_, at) => `s${at}`);
  expect(messagesOf(schema, { ...answers, sintomas: many })).toEqual({
    sintomas: 'Puede indicar hasta 10 síntomas',
  });
  expect(messagesOf(schema, { ...answers, sintomas: ['x'.repeat(41)] })).toEqual({
    'sintomas.0': 'Cada síntoma puede tener hasta 40 caracteres',
  });
});

test('a vet asks for studies, internments, surgeries and practices, and says which', () => {
  const pedido = { tipo: 'estudioMascota', descripcion: ' Radiografía\nde tórax ' };
  expect(schema.parse({ ...answers, pedidos: [pedido] }).pedidos).toEqual([
    { tipo: 'estudioMascota', descripcion: 'Radiografía\nde tórax' },
  ]);
  const wrong = [{ tipo: 'consulta', descripcion: ' ' }];
  expect(Object.keys(messagesOf(schema, { ...answers, pedidos: wrong }))).toEqual([
    'pedidos.0.tipo',
    'pedidos.0.descripcion',
  ]);
});

test.each(['', 'MP', '<1234>', '1'.repeat(21)])('%j is not a licence', (matricula) => {
  const veterinario = { ...answers.veterinario, matricula };
  expect(Object.keys(messagesOf(schema, { ...answers, veterinario }))).toEqual(['veterinario.matricula']);
});

test.each(['1234', 'M.P.  1234', 'M.N. 12.345', '1234/5', 'MP N° 77'])('%j is a licence', (matricula) => {
  expect(messagesOf(schema, { ...answers, veterinario: { ...answers.veterinario, matricula } })).toEqual({});
});

test('the day that the pet was attended on is given, and not in the future', () => {
  expect(messagesOf(schema, { ...answers, fechaAtencion: '2026-11-28' })).toEqual({
    fechaAtencion: 'La fecha de atención no puede ser posterior a hoy',
  });
  expect(Object.keys(messagesOf(schema, { ...answers, fechaAtencion: '' }))).toEqual(['fechaAtencion']);
});

test('a form that tells nothing is refused, one that tells of a medicine alone is not', () => {
  const nothing = { ...answers, consulta: ' ' };
  expect(messagesOf(schema, nothing)).toEqual({
    consulta: 'Cuente la consulta, el diagnóstico o algo de lo que hizo',
  });
  expect(messagesOf(schema, { ...nothing, farmacologiaMascota: [{ descripcion: 'Amoxicilina' }] })).toEqual(
    {},
  );
});

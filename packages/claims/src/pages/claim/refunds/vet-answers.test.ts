import { expect, test } from 'vitest';
import { answers } from '../../../testing/story-indications.ts';
import { answerSections, areLong } from './vet-answers.ts';

const empty = {
  ...answers,
  consulta: null,
  diagnostico: ' ',
  cirugiasMascota: [],
  estudiosMascota: [],
  farmacologiaMascota: [],
  internacionesMascota: [],
  practicasMascota: [],
};

test('all seven kinds with their details, in one order', () => {
  const sections = answerSections(answers);
  expect(sections.map(({ kind }) => kind)).toEqual([
    'consulta',
    'diagnostico',
    'estudios',
    'cirugias',
    'internaciones',
    'practicas',
    'farmacologia',
  ]);
  expect(sections[2]?.answers).toEqual([
    { title: 'Radiografía', text: 'Dos incidencias, sin fractura' },
    { title: 'Hemograma', text: null },
  ]);
});

test('kinds without an answer are left out', () => {
  expect(answerSections(empty)).toEqual([]);
  expect(answerSections({ ...empty, diagnostico: 'Otitis' })).toEqual([
    { kind: 'diagnostico', answers: [{ title: 'Otitis', text: null }] },
  ]);
});

const long = (form: typeof answers) => areLong(answerSections(form));

test('a form is long by what it says or by how much it lists', () => {
  expect(long(answers)).toBe(true);
  expect(long({ ...empty, diagnostico: 'Otitis' })).toBe(false);
  expect(long({ ...empty, diagnostico: 'x'.repeat(221) })).toBe(true);
});

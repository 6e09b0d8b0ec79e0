import { foldForSearch } from '@huella/validation/text';
import type { DoneKind, RequestedKind } from './rows.ts';

type Animal = 'Perro' | 'Gato';

/** Tappable answers, short enough to read at a glance. */
const reasons = ['Control general', 'Urgencia', 'Control posterior', 'Vacunación', 'Curación'];

const diagnoses: Readonly<Record<Animal, readonly string[]>> = {
  Perro: ['Gastroenteritis', 'Otitis', 'Dermatitis', 'Traumatismo', 'Infección urinaria', 'En estudio'],
  Gato: [
    'Gastroenteritis',
    'Enfermedad urinaria',
    'Rinotraqueítis',
    'Dermatitis',
    'Enfermedad renal',
    'En estudio',
  ],
};

const symptoms: Readonly<Record<Animal, readonly string[]>> = {
  Perro: [
    'Vómitos',
    'Diarrea',
    'Falta de apetito',
    'Decaimiento',
    'Fiebre',
    'Tos',
    'Picazón',
    'Renguera',
    'Dolor',
  ],
  Gato: [
    'Vómitos',
    'Falta de apetito',
    'Decaimiento',
    'Diarrea',
    'Fiebre',
    'Estornudos',
    'Dificultad para orinar',
    'Pérdida de peso',
    'Dolor',
  ],
};

/** The most frequent texts of each kind. */
export const commonRows: Readonly<Record<DoneKind | RequestedKind, readonly string[]>> = {
  estudio: ['Análisis de sangre', 'Ecografía', 'Radiografía'],
  practica: ['Curación', 'Fluidoterapia', 'Sutura'],
  medicacion: ['Antibiótico', 'Antiinflamatorio', 'Protector gástrico'],
  cirugia: ['Castración', 'Limpieza dental'],
  internacion: ['Internación de un día'],
};

export interface Choice {
  readonly name: string;
  readonly label: string;
}

export interface Choices {
  readonly reasons: readonly Choice[];
  readonly diagnoses: readonly Choice[];
  readonly symptoms: readonly Choice[];
}

export function choicesFor(animal: Animal): Choices {
  return {
    reasons: named('atencion.motivo', reasons),
    diagnoses: named('atencion.comun', diagnoses[animal]),
    symptoms: named('sintomas.comun', symptoms[animal]),
  };
}

function named(prefix: string, labels: readonly string[]): Choice[] {
  return labels.map((label) => ({ name: `${prefix}.${foldForSearch(label).replaceAll(' ', '-')}`, label }));
}

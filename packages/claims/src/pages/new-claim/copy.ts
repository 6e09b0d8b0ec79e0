import { titles } from '../../titles.ts';

/** Those quoted in specification §8 must stay byte for byte. */
export const copy = {
  title: titles.report,
  lead: (pet: string) => `Cuéntenos qué le pasó a ${pet}. Después le pedimos los datos de su veterinario.`,
  day: 'Día de la enfermedad o del accidente',
  description: '¿Qué pasó?',
  descriptionHint: 'Los síntomas, cuándo empezaron y qué hizo.',
  count: (count: number, maximum: number) =>
    count > maximum
      ? `Tiene ${count - maximum} de más: puede escribir hasta ${maximum} caracteres.`
      : `${count} de ${maximum} caracteres.`,
  summary: {
    of: (pet: string) => `Denuncia de ${pet}`,
    noDay: 'Falta el día',
    next: 'Qué sigue',
  },
  submit: 'Enviar la denuncia',
  sending: 'Enviando…',
  success: 'El siniestro fue cargado correctamente!',
  failure: 'Lo sentimos, el siniestro no pudo ser cargado.',
  /** Stays in the form, while the quoted sentence is a toast. */
  stays: 'La denuncia no se envió. Intente nuevamente.',
} as const;

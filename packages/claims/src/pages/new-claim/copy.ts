import { titles } from '../../titles.ts';

/** Texts of this page. Those that the specification quotes (§8) stand byte for byte. */
export const copy = {
  title: titles.newClaim,
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
    steps: [
      'Le pedimos los datos de su veterinario y le mandamos un formulario corto.',
      'Usted nos manda los papeles y los comprobantes de pago.',
      'Lo revisamos y le pagamos en su cuenta.',
    ],
  },
  submit: 'Enviar la denuncia',
  sending: 'Enviando…',
  /** quoted */
  success: 'El siniestro fue cargado correctamente!',
  /** quoted */
  failure: 'Lo sentimos, el siniestro no pudo ser cargado.',
  /** In the form, where it stays: the quoted sentence is a toast, which goes. */
  stays: 'La denuncia no se envió. Intente nuevamente.',
} as const;

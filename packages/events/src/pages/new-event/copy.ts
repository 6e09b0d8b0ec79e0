import { titles } from '../../titles.ts';

/** Those quoted in specification §8 must stay byte for byte. */
export const copy = {
  title: titles.newEvent,
  steps: { moment: 'Qué y cuándo', details: 'Los detalles' },
  preview: {
    title: 'Su evento',
    kind: 'Elija el tipo',
    pet: 'Elija la mascota',
    day: 'Elija cuándo',
    next: (label: string, day: string) => `${label}: ${day}.`,
    open: 'Al guardarlo queda en su calendario.',
    reminded: 'Le recordamos por email una semana antes, dos días antes y el mismo día.',
    kept: (pet: string | undefined) =>
      pet === undefined ? 'Queda en su calendario.' : `Queda anotado en el calendario de ${pet}.`,
  },
  continue: 'Continuar',
  submit: 'Guardar el evento',
  sending: 'Guardando…',
  /** quoted */
  success: 'El evento ha sido creado con exito',
  failure: 'Hubo un error, intente de nuevo mas tarde',
} as const;

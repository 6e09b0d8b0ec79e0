import { titles } from '../../titles.ts';

/** Texts of this page. Those that the specification quotes (§8) stand byte for byte. */
export const copy = {
  title: titles.newEvent,
  step: { moment: 'Paso 1 de 2: qué y cuándo', details: 'Paso 2 de 2: los detalles' },
  continue: 'Continuar',
  submit: 'Guardar el evento',
  sending: 'Guardando…',
  /** quoted */
  success: 'El evento ha sido creado con exito',
  /** quoted */
  failure: 'Hubo un error, intente de nuevo mas tarde',
} as const;

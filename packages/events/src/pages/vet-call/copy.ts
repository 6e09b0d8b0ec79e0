import { titles } from '../../titles.ts';

/** The sentences of specification §2. */
export const copy = {
  title: titles.vetCall,
  included: 'Su cobertura incluye una consulta por videollamada con un veterinario.',
  /** Without an insured pet there is no coverage. */
  uninsured: 'La cobertura incluye una consulta por videollamada con un veterinario.',
  steps: 'Cómo pedirla',
  ask: 'Pida su turno por teléfono al',
  unconfigured: 'sin configurar',
  /** Without a phone the action is hidden (D25). */
  askHidden: 'Los turnos se piden por teléfono; por el momento no tenemos un número para mostrarle.',
  after: 'Después verá los datos de la consulta en su calendario, como un evento de videollamada.',
  call: 'Llamar',
  calendar: 'Ver el calendario',
} as const;

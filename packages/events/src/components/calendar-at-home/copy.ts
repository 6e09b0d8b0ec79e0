import { titles } from '../../titles.ts';

/** Texts of the calendar on home. */
export const copy = {
  title: titles.calendar,
  all: 'Ver el calendario',
  calm: 'No hay nada agendado ni vencido.',
  error: 'No pudimos consultar qué sigue en el calendario.',
  vetCall: {
    title: titles.vetCall,
    text: 'Una consulta incluida en su cobertura.',
  },
} as const;

import { titles } from '../../titles.ts';

export const copy = {
  title: titles.calendar,
  all: { title: 'Ver el calendario', text: 'Lo que se hizo, lo que venció y lo que viene.' },
  calm: 'No hay nada agendado.',
  error: 'No pudimos consultar qué sigue en el calendario.',
  help: 'Ayuda',
  vetCall: {
    title: titles.vetCall,
    text: 'Una consulta incluida en su cobertura.',
  },
} as const;

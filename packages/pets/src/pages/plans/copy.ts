import { titles } from '../../titles.ts';

export const copy = {
  title: titles.plans,
  covered: {
    title: 'Todos los planes cubren',
    /** The text of the first slide, as a list. */
    things: ['Consultas veterinarias', 'Medicamentos', 'Cirugías', 'Estudios', 'Internaciones'],
  },
  plans: 'Planes',
  price: 'Precio',
  monthly: 'por mes',
  insured: 'Suma asegurada',
  /** The cheapest plan. */
  lowest: 'La cuota más baja.',
  more: (sum: string, below: string) => `${sum} más de suma asegurada que ${below}.`,
  extra: (cost: string) => `Cuesta ${cost} más por mes.`,
  choose: 'Elegir este plan',
  chooseNamed: (name: string) => `Elegir este plan: ${name}`,
  loading: 'Cargando los planes',
  error: 'No pudimos cargar los planes',
} as const;

import { titles } from '../../titles.ts';

export const copy = {
  title: titles.inbox,
  failed: 'No pudimos cargar sus avisos',
  outdated: 'Puede que falte lo último: no pudimos actualizar sus avisos.',
  empty: {
    title: 'Todavía no hay avisos',
    text: 'Aquí va a encontrar lo que pase con sus siniestros, sus papeles, su calendario y su alimento.',
  },
  isNew: 'Nuevo',
  today: 'Hoy',
  yesterday: 'Ayer',
  more: 'Ver anteriores',
  loadingMore: 'Cargando…',
  moreFailed: 'No pudimos cargar los anteriores.',
  retry: 'Reintentar',
  end: 'No hay avisos anteriores.',
  kinds: 'De qué le avisamos',
  kept: 'Guardamos sus avisos por 90 días.',
  choose: 'Elegir de qué le avisamos',
} as const;

import { titles } from '../../titles.ts';

export const copy = {
  title: titles.reminders,
  failed: 'No pudimos cargar sus recordatorios',
  timesTitle: 'Cuándo le escribimos',
  times: ['Una semana antes', 'Dos días antes', 'El mismo día'],
  when: 'Le escribimos por email, como mucho una vez por día y entre las 9 y las 21, por todas sus mascotas juntas: una semana antes, dos días antes y el mismo día. De un alimento que se termina, una sola vez.',
  overdue: 'Si algo queda pendiente, le avisamos a la semana y al mes. Después no insistimos.',
  kinds: 'De qué le avisamos',
  foodDays: 'Cuántos días antes le avisamos que se termina un alimento',
  days: (days: number) => (days === 1 ? '1 día antes' : `${days} días antes`),
} as const;

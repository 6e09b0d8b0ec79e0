import { titles } from '../../titles.ts';

export const copy = {
  title: titles.calendar,
  /** The list beside the page. */
  events: 'Eventos',
  add: 'Agregar',
  month: 'Ver el mes',
  list: 'Ver la lista',
  tabs: 'Qué eventos se muestran',
  states: { done: 'Realizados', overdue: 'Vencidos', upcoming: 'Próximos' },
  overdue: (count: number) => (count === 1 ? 'Hay 1 evento vencido' : `Hay ${count} eventos vencidos`),
  seeOverdue: 'Ver',
  more: (count: number) => (count === 1 ? 'Ver 1 más' : `Ver ${count} más`),
  /** Of a day, after its name: "2 eventos: Vacuna, Consulta; 1 vencido". */
  mark: (count: number, kinds: readonly string[], overdue: number) =>
    `${events(count)}: ${kinds.join(', ')}${overdue === 0 ? '' : `; ${overdue} vencido${overdue === 1 ? '' : 's'}`}`,
  ofDay: (day: string, count: number) => `${day}: ${events(count)}`,
  nothing: 'No hay nada anotado en este día.',
  today: 'Hoy',
  addOn: (isToday: boolean) => (isToday ? 'Agregar un evento hoy' : 'Agregar un evento en este día'),
  created: {
    title: 'Quedó en su calendario',
    text: (kind: string, pet: string, day: string) => `${kind} de ${pet} · ${day}`,
    open: 'Ver el evento',
  },
  booklet: (pet: string) => `Libreta sanitaria de ${pet}`,
  empty: {
    done: {
      title: 'Todavía no hay nada realizado',
      text: 'Anote las vacunas, desparasitaciones y consultas que ya tuvo su mascota.',
    },
    overdue: {
      title: 'No hay nada vencido',
      text: 'Si algo vence sin que lo haya registrado, lo verá aquí.',
    },
    upcoming: {
      title: 'No hay nada próximo',
      text: 'Agende la próxima vacuna, desparasitación o consulta.',
    },
  },
} as const;

function events(count: number): string {
  if (count === 0) return 'ningún evento';
  return count === 1 ? '1 evento' : `${count} eventos`;
}

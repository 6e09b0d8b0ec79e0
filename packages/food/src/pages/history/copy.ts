import { titles } from '../../titles.ts';

export const copy = {
  title: titles.history,
  empty: {
    title: 'Todavía no terminó ninguna bolsa',
    text: 'Cuando una se termine, aquí verá cuánto duró y cuánto le costó por día.',
    action: 'Ver sus bolsas',
  },
  period: (from: string, to: string) => `Del ${from} al ${to}`,
  cost: (money: string) => `${money} por día`,
  noPrice: 'Sin precio anotado',
  rate: (portion: string) => `${portion} por día`,
  left: (kilos: string) => `Sobrante: ${kilos}. Pasó a la bolsa siguiente o se descartó.`,
  more: (food: string, day: string) => `Más sobre ${food}, terminada el ${day}`,
  reopen: { label: 'No se terminó', note: 'Vuelve a estar entre sus bolsas' },
  edit: { label: 'Editar la bolsa', note: 'Quién comía, fechas, duración y precio' },
  remove: { label: 'Eliminar la bolsa', note: 'Lo que duró ya no cuenta para las próximas' },
} as const;

import { titles } from '../../titles.ts';

export const copy = {
  page: {
    title: titles.methods,
    list: 'Sus medios de pago',
    expired: 'Vencida',
    soon: 'Vence pronto',
    renew: 'Si ya tiene la nueva, agréguela.',
    add: 'Agregar un medio de pago',
    failed: 'No pudimos cargar sus medios de pago',
    empty: {
      title: 'Todavía no tiene medios de pago',
      text: 'Agregue una tarjeta o el CBU de su cuenta para contratar el seguro de su mascota.',
    },
  },
  costs: {
    title: 'El precio de sus planes',
    total: 'En total',
    note: 'Son los precios de lista de hoy, por mes.',
  },
  about: {
    title: 'Cómo los usamos',
    masked: 'Por su seguridad mostramos solo los últimos cuatro números.',
    chosen: 'Con cuál paga el seguro de cada mascota lo elige al contratarlo.',
    renewed: 'Cuando una tarjeta está por vencer, lo ve aquí: agregue la nueva.',
  },
} as const;

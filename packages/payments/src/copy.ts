import { titles } from './titles.ts';

/** Every Spanish text of payments; field messages are in `@huella/validation/messages`. */
export const copy = {
  methodTypes: {
    bankCard: 'Tarjeta de crédito',
    savings: 'CBU caja de ahorro',
    checking: 'CBU cuenta corriente',
  },
  method: {
    label: (mediumName: string, lastFour: string) => `${mediumName} terminada en ${lastFour}`,
    expires: (expiry: string) => `Vence ${expiry}`,
    expired: (expiry: string) => `Venció ${expiry}. Ya no se puede usar.`,
    unknownBrand: 'Tarjeta',
  },
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
  picker: {
    legend: 'Elija un medio de pago',
    add: 'Agregar un medio de pago',
    first: 'Todavía no tiene medios de pago. ¿Con cuál quiere pagar?',
    failed: 'No pudimos cargar sus medios de pago',
  },
  sheet: {
    title: 'Agregar un medio de pago',
    type: '¿Qué medio de pago quiere agregar?',
    other: 'Elegir otro medio',
    leave: { text: 'Se perderán los datos que ingresó.', stay: 'Seguir cargando' },
  },
  form: {
    brand: 'Compañía de la tarjeta',
    recognised: (brand: string) => `Es una tarjeta ${brand}`,
    notThis: 'No es esta',
    cardNumber: 'Número de tarjeta',
    otherBrand: (brand: string) => `Por cómo empieza, parece una tarjeta ${brand}.`,
    switchBrand: (brand: string) => `Cambiar a ${brand}`,
    expiry: 'Vencimiento',
    expiryHint: 'Mes y año, como figuran en la tarjeta',
    holder: 'Titular',
    holderHint: 'Ayuda a su navegador a completar la tarjeta. No lo guardamos.',
    cbu: 'CBU',
    cbuHint: 'Son 22 dígitos. Los encuentra en la aplicación de su banco.',
    bank: (name: string) => `Cuenta en: ${name}.`,
    doubtfulCbu: 'Revise el número: los dígitos verificadores no coinciden.',
    submit: 'Guardar medio de pago',
    submitOn: 'Guardar y ver el resumen',
    busy: 'Guardando…',
  },
  /** Specification §8 *Payment*, byte for byte. */
  saved: 'El medio de pago se cargó correctamente',
  /** Specification §8 *Payment*, byte for byte. */
  failed: 'No se pudo cargar el medio de pago, intente más tarde.',
} as const;

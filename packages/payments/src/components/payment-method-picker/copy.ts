export const copy = {
  picker: {
    legend: 'Elija un medio de pago',
    add: 'Agregar un medio de pago',
    first: 'Todavía no tiene medios de pago. ¿Con cuál quiere pagar?',
    failed: 'No pudimos cargar sus medios de pago',
  },
} as const;

export const copy = {
  sheet: {
    title: 'Agregar un medio de pago',
    type: '¿Qué medio de pago quiere agregar?',
    other: 'Elegir otro medio',
    leave: { text: 'Se perderán los datos que ingresó.', stay: 'Seguir cargando' },
  },
} as const;

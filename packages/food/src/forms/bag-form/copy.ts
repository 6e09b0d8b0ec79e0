export const copy = {
  pets: '¿Quién come?',
  brand: 'Marca',
  food: 'Alimento',
  /** Of another species than the chosen pets. */
  foodOf: {
    Perro: (name: string) => `${name} (para perros)`,
    Gato: (name: string) => `${name} (para gatos)`,
  },
  size: 'Tamaño de la bolsa',
  day: 'Fecha de compra',
  duration: '¿Para cuántos días alcanza?',
  durationHint: 'De 1 a 365. Si no está seguro, después lo corregimos con lo que vea en la bolsa.',
  durationUnit: 'días',
  portion: (portion: string) => `Son ${portion} por día.`,
  odd: {
    much: (portion: string, weight: string) =>
      `Son ${portion} por día: parece mucho para ${weight} de peso. Si es así, siga adelante.`,
    little: (portion: string, weight: string) =>
      `Son ${portion} por día: parece poco para ${weight} de peso. Si es así, siga adelante.`,
  },
  shop: 'Pet shop',
  shopHint: 'Dónde la compra, para pedir la próxima.',
  phone: 'Teléfono del pet shop',
  phoneHint: 'Con código de área, por ejemplo 11 4555-1234.',
  phoneNotMobile: 'Con este número no podemos abrir WhatsApp: para pedir la próxima le ofreceremos llamar.',
  mode: '¿Cómo la pide?',
  modes: { WhatsApp: 'WhatsApp', Web: 'Web', Telefono: 'Teléfono', Otros: 'Otra' },
  price: 'Precio',
  priceHint: 'Para saber cuánto gasta por día.',
  remaining: '¿Cuántos kilos quedan de la bolsa anterior?',
  remainingHint: (capacity: string) =>
    `Lo que queda según la cuenta, de ${capacity} que había. Se suma a la bolsa nueva.`,
  remainingOfOther: (capacity: string) =>
    `Lo que queda según la cuenta, de ${capacity} que había. Como cambia de alimento, no se suma a la bolsa nueva.`,
  kilograms: 'kg',
  summary: 'La bolsa',
  summaryEmpty: 'Elija el alimento',
  summaryEnds: 'Con los días que indicó, se termina',
  saving: 'Guardando…',
  /** quoted */
  maintenance: 'El servidor se encuentra en mantenimiento. Intente nuevamente más tarde.',
  failed: 'No pudimos guardar la bolsa',
  retry: 'Reintentar',
  close: 'Cerrar',
} as const;

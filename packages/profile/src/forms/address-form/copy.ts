export const copy = {
  sending: 'Enviando…',
  address: {
    street: 'Calle',
    number: 'Altura',
    floor: 'Piso',
    flat: 'Depto.',
    province: 'Provincia',
    locality: 'Localidad',
    localityFirst: 'Elija primero la provincia.',
    localitiesError: 'No pudimos cargar las localidades.',
    retry: 'Reintentar',
    correction: 'Solo admitimos letras, números y . - /',
  },
} as const;

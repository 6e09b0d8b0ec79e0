/** Texts of the two steps to a first insured pet. */
export const copy = {
  title: 'Asegure a su primera mascota',
  text: 'Dos pasos y queda cubierta.',
  progress: (done: number) => `${done} de 2 listos`,
  done: 'Listo',
  data: {
    title: 'Sus datos',
    text: 'Quién es usted y dónde vive.',
    action: 'Completar mis datos',
  },
  pet: {
    title: 'Su mascota',
    text: 'Cómo se llama, qué plan elige y cómo lo paga.',
    action: 'Agregar mascota',
  },
  plans: 'Ver planes y precios',
  from: (price: string) => `Desde ${price} por mes`,
  sync: 'Ya aseguré a mi mascota por otro medio',
} as const;

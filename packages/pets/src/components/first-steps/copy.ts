import { insureStepLabels } from '@huella/validation/messages';

/** The four steps to a first insured pet; the forms count them the same way. */
export const copy = {
  title: 'Asegure a su primera mascota',
  left: (done: number) => (done === 0 ? 'Le quedan cuatro pasos cortos.' : 'Le quedan dos pasos cortos.'),
  progress: (done: number) => `${done} de 4 listos`,
  done: 'Listo',
  person: { title: insureStepLabels.person, text: 'Quién es usted.' },
  address: { title: insureStepLabels.address, text: 'Dónde vive.' },
  pet: { title: insureStepLabels.pet, text: 'Cómo se llama y cómo es.' },
  plan: { title: insureStepLabels.plan, text: 'Qué plan elige y cómo lo paga.' },
  giveData: 'Completar mis datos',
  addPet: 'Agregar mascota',
  plans: 'Ver planes y precios',
  from: (price: string) => `Desde ${price} por mes`,
  sync: 'Ya aseguré a mi mascota por otro medio',
} as const;

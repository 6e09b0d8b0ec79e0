import { titles } from '../../titles.ts';

export const copy = {
  title: titles.newBag,
  renew: 'Renovar la bolsa',
  submit: 'Guardar la bolsa',
  success: 'Cargamos la bolsa.',
} as const;

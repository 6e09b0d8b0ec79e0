import { titles } from '../../titles.ts';

/** Texts of this page. */
export const copy = {
  title: titles.thanks,
  heading: (vet: string | null) => (vet === null ? '¡Gracias!' : `¡Gracias, ${vet}!`),
  text: (owner: string | null) =>
    owner === null
      ? 'Recibimos el formulario. Con él sigue el reintegro.'
      : `Recibimos el formulario. Con él sigue el reintegro de ${owner}.`,
  action: 'Volver al inicio',
} as const;

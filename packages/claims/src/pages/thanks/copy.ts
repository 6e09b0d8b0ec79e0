import { titles } from '../../titles.ts';

export const copy = {
  title: titles.thanks,
  heading: (vet: string | null) => (vet === null ? '¡Gracias!' : `¡Gracias, ${vet}!`),
  text: (owner: string | null) =>
    owner === null
      ? 'Recibimos el formulario. Con él sigue el reintegro.'
      : `Recibimos el formulario. Con él sigue el reintegro de ${owner}.`,
  next: (owner: string | null) => [
    `Le avisamos a ${owner ?? 'la persona asegurada'} que el formulario llegó.`,
    'Revisamos el reintegro con lo que usted escribió.',
    'Si algo no quedó bien, puede corregirlo durante 48 horas con el mismo enlace.',
  ],
  action: 'Volver al inicio',
} as const;

/** Separate from `../../copy.ts`, so that the login does not load them. */
export const copy = {
  label: 'Qué hace Huella por usted',
  start: 'Comenzar',
  slides: [
    {
      id: 'covered',
      text: 'Cubrimos consultas, medicamentos, cirugías, estudios e internaciones.',
    },
    {
      id: 'tracked',
      text: 'Vacunas, controles y desparasitaciones, en un calendario que le avisa a tiempo.',
    },
    {
      id: 'refunded',
      text: 'Pida el reintegro con una foto de la factura y siga el trámite paso a paso.',
    },
  ],
} as const;

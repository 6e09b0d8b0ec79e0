/** The quoted texts are in `validation` and in `changes`. */
export const copy = {
  intro: 'Estos son los datos que tenemos. Lo que modifique se envía como solicitud de cambio.',
  review: 'Revisar los cambios',
  changed: { title: 'Lo que cambia', none: 'Todavía no modificó nada.' },
} as const;

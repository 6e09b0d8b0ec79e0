export const copy = {
  edit: { label: 'Editar la bolsa', note: 'Quién come, fecha, duración y dónde la compra' },
  detach: (pet: string) => ({
    label: `${pet} ya no come de esta bolsa`,
    note: 'La bolsa sigue para las demás',
  }),
  detachLast: (pet: string) => ({
    label: `${pet} ya no come de esta bolsa`,
    note: 'Es la única que come de ella',
  }),
  remove: { label: 'Eliminar la bolsa', note: 'Se pierde lo que anotó de ella' },
  group: 'La bolsa',
} as const;

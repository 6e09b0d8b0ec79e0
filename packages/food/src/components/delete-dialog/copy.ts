export const copy = {
  title: '¿Eliminar la bolsa?',
  text: (food: string) =>
    `${food} deja de verse en su lista, y lo que duró ya no cuenta para las próximas. No se puede deshacer.`,
  /** Follows the quoted sentence. */
  lastText: (food: string) =>
    `Si nadie más come de ${food}, podemos eliminar la bolsa. No se puede deshacer.`,
  confirm: 'Eliminar',
} as const;

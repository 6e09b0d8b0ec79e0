/** The texts of the first screen. Those of the dialog stand beside its form, the two long ones in `texts/`. */
export const copy = {
  footer: 'Información legal',
  contents: 'En este texto',
  links: { terms: 'Términos', privacy: 'Privacidad' },
  /** The names that Disposición 954/2025 gives the two links. */
  buttons: { BAJA: 'Botón de baja', ARREPENTIMIENTO: 'Botón de arrepentimiento' },
} as const;

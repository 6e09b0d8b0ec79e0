/** Texts of the first screen. Those of the dialog are next to its form, the long ones in `texts/`. */
export const copy = {
  footer: 'Información legal',
  contents: 'En este texto',
  links: { terms: 'Términos', privacy: 'Privacidad' },
  /** As named by Disposición 954/2025. */
  buttons: { BAJA: 'Botón de baja', ARREPENTIMIENTO: 'Botón de arrepentimiento' },
} as const;

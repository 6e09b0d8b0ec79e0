export const copy = {
  title: 'Faltan sus datos personales',
  /** Specification §8 *Pets and personal data*, byte for byte. */
  text: 'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
  confirm: 'Completar mis datos',
  later: 'Ahora no',
} as const;

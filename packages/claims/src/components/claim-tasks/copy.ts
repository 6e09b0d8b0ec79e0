export const copy = {
  error: 'No pudimos consultar si un siniestro espera algo de usted.',
  more: (count: number) =>
    count === 1
      ? 'Ver otro siniestro que espera algo de usted'
      : `Ver otros ${count} que esperan algo de usted`,
  sentences: {
    veterinario: 'Falta enviar o reenviar el formulario a su veterinario.',
    documentacion: (papers: string) => `Falta mandarnos ${papers}.`,
    comprobantes: 'Faltan los comprobantes de pago.',
  },
  begun: {
    ofPet: (pet: string) => `Denuncia de ${pet}`,
    sentence: 'Empezó una denuncia y todavía no la envió.',
    action: 'Continuar',
    actionOf: (pet: string) => `Continuar la denuncia de ${pet}`,
  },
} as const;

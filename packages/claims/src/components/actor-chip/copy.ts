export const copy = {
  actors: {
    usted: 'Le toca a usted',
    veterinario: 'Espera a su veterinario',
    nosotros: 'Lo vemos nosotros',
  },
} as const;

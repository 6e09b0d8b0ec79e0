export const copy = {
  list: 'Pasos',
  done: 'listo',
  position: (step: number, steps: number) => `Paso ${step} de ${steps}`,
} as const;

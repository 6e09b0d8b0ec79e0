import type { Plan } from '@huella/contract';

/** The plans on offer. A card finds its plan by the number in the name (specification §3). Whole pesos per month and per year. */
export const plans: readonly Plan[] = [
  { id: 1, nombre: 'Plan 1 Esencial', costo: 14_900, suma_asegurada: 450_000 },
  { id: 2, nombre: 'Plan 2 Compañero', costo: 22_500, suma_asegurada: 900_000 },
  { id: 3, nombre: 'Plan 3 Integral', costo: 34_800, suma_asegurada: 1_800_000 },
  { id: 4, nombre: 'Plan 4 Máximo', costo: 49_900, suma_asegurada: 3_200_000 },
];

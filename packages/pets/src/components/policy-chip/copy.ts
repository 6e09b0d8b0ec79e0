import type { PolicyState } from '@huella/contract';

/** The word for each state of a policy. */
export const copy: Readonly<Record<PolicyState, string>> = {
  vigente: 'Vigente',
  vencida: 'Vencida',
  anulada: 'Anulada',
  futura: 'Todavía no vigente',
};

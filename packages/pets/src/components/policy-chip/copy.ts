import type { PolicyState } from '@huella/contract';

export const copy: Readonly<Record<PolicyState, string>> = {
  vigente: 'Vigente',
  vencida: 'Vencida',
  anulada: 'Anulada',
  futura: 'Todavía no vigente',
};

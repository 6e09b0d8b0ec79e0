import type { ReductionCode } from '@huella/contract';

/** Default reasons for a reduction. `otro` needs the operator's own text. */
export const reductions: Readonly<Record<ReductionCode, string | null>> = {
  franquicia: 'Descontamos la franquicia que figura en su póliza.',
  tope: 'El gasto supera el tope que figura en su póliza.',
  no_cubierto: 'Su póliza no cubre este gasto.',
  fuera_de_vigencia: 'La atención fue fuera de la vigencia de su póliza.',
  otro: null,
};

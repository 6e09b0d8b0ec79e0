import type { ListedClaim } from '@huella/contract';

/** Claims by their day, newest first; those of the same instant by their number, so that they never change places. */
export function newestFirst(claims: readonly ListedClaim[]): ListedClaim[] {
  return claims.toSorted(
    (one, other) => Date.parse(other.fecha_carga) - Date.parse(one.fecha_carga) || other.id - one.id,
  );
}

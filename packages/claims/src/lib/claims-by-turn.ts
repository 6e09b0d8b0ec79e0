import type { ClaimActor, ListedClaim, WaitingClaim } from '@huella/contract';

/** Where each claim waits, by its id. */
export type WaitingClaims = ReadonlyMap<number, WaitingClaim>;

const turns: readonly (ClaimActor | undefined)[] = ['usted', 'veterinario', 'nosotros', undefined];

/**
 * The claims that are open, first those that wait for their owner, then for a vet, then for the insurer, last those of which that is not
 * known; and those that are over. Within each their order stays.
 */
export function claimsByTurn(claims: readonly ListedClaim[], waiting: WaitingClaims | undefined) {
  const over = claims.filter(isClaimOver);
  const groups = Map.groupBy(
    claims.filter((claim) => !isClaimOver(claim)),
    ({ id }) => waiting?.get(id)?.responsable,
  );
  return { open: turns.flatMap((turn) => groups.get(turn) ?? []), over };
}

/** Whether nothing is left to do: nothing is recognised, or what is has been paid. */
function isClaimOver({ resultado }: Pick<ListedClaim, 'resultado'>): boolean {
  return resultado !== null && (resultado.reconocido === 0 || resultado.pagado > 0);
}

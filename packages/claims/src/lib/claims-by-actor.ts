import type { ClaimActor, ListedClaim, WaitingClaim } from '@huella/contract';

/** By claim id. */
export type WaitingClaims = ReadonlyMap<number, WaitingClaim>;

const turns: readonly (ClaimActor | undefined)[] = ['usted', 'veterinario', 'nosotros', undefined];

/** Sorts open claims by who has to act: owner, vet, insurer, unknown. Ended claims apart. Stable. */
export function claimsByActor(claims: readonly ListedClaim[], waiting: WaitingClaims | undefined) {
  const over = claims.filter(isClaimOver);
  const groups = Map.groupBy(
    claims.filter((claim) => !isClaimOver(claim)),
    ({ id }) => waiting?.get(id)?.responsable,
  );
  return { open: turns.flatMap((turn) => groups.get(turn) ?? []), over };
}

/** Whether nothing is left to do: nothing is covered, or the covered amount is paid. */
function isClaimOver({ resultado }: Pick<ListedClaim, 'resultado'>): boolean {
  return resultado !== null && (resultado.reconocido === 0 || resultado.pagado > 0);
}

import type { ClaimActor, ListedClaim, WaitingClaim } from '@huella/contract';

/** By claim id. */
export type WaitingClaims = ReadonlyMap<number, WaitingClaim>;

const actors: readonly (ClaimActor | undefined)[] = ['usted', 'veterinario', 'nosotros', undefined];

/** Sorts open claims by who has to act: owner, vet, insurer, unknown. Settled claims apart. Stable. */
export function claimsByActor(claims: readonly ListedClaim[], waiting: WaitingClaims | undefined) {
  const settled = claims.filter(isSettled);
  const groups = Map.groupBy(
    claims.filter((claim) => !isSettled(claim)),
    ({ id }) => waiting?.get(id)?.responsable,
  );
  return { open: actors.flatMap((actor) => groups.get(actor) ?? []), settled };
}

/** Whether nothing is left to do: nothing is covered, or the covered amount is paid. */
function isSettled({ resultado }: Pick<ListedClaim, 'resultado'>): boolean {
  return resultado !== null && (resultado.reconocido === 0 || resultado.pagado > 0);
}

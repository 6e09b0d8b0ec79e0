import type { Indication } from '@huella/contract';

/** Of the indications that were answered with one form the first: the receipts of that form stand on its card. */
export function firstsOfForms(
  indications: readonly Pick<Indication, 'id' | 'estado' | 'vetFormId'>[],
): ReadonlySet<number> {
  const firsts = new Map<number, number>();
  for (const { id, estado, vetFormId } of indications)
    if (estado === 'COMPLETADO' && vetFormId !== null && !firsts.has(vetFormId)) firsts.set(vetFormId, id);
  return new Set(firsts.values());
}

import type { Indication } from '@huella/contract';

/** The first indication of each form, whose card shows the form's receipts. */
export function firstsOfForms(
  indications: readonly Pick<Indication, 'id' | 'estado' | 'vetFormId'>[],
): ReadonlySet<number> {
  const firsts = new Map<number, number>();
  for (const { id, estado, vetFormId } of indications)
    if (estado === 'COMPLETADO' && vetFormId !== null && !firsts.has(vetFormId)) firsts.set(vetFormId, id);
  return new Set(firsts.values());
}

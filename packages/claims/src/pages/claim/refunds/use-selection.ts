import type { Indication } from '@huella/contract';
import { useStoredIds } from '@huella/forms';
import { useCallback, useEffect, useEffectEvent } from 'react';

export interface Selection {
  /** In the order of selection. */
  readonly selected: readonly Indication[];
  toggle: (indication: Indication) => void;
  /** Removes what was sent, before the list is refetched. */
  remove: (ids: readonly number[]) => void;
}

/**
 * The pending indications selected to go to one vet. Survives a failed request, a reload and the menu; drops what is not pending
 * any more, so that a declined one is not selected by itself.
 */
export function useSelection(claimId: number, indications: readonly Indication[]): Selection {
  const { ids, update } = useStoredIds(`refunds-${claimId}`);
  const selected = ids.flatMap((id) =>
    indications.filter((one) => one.id === id && one.estado === 'PENDIENTE'),
  );
  const hasOthers = selected.length < ids.length;
  const forgetOthers = useEffectEvent(() => update(() => selected.map(({ id }) => id)));
  useEffect(() => {
    if (hasOthers) forgetOthers();
  }, [hasOthers]);
  const toggle = useCallback(
    ({ id }: Indication) =>
      update((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    [update],
  );
  const remove = (sent: readonly number[]) => update((before) => before.filter((id) => !sent.includes(id)));
  return { selected, toggle, remove };
}

import type { Indication } from '@huella/contract';
import { useStoredIds } from '@huella/forms';
import { useCallback, useEffect, useEffectEvent } from 'react';

export interface IndicationSelection {
  /** In the order of selection. */
  readonly selected: readonly Indication[];
  toggle: (indication: Indication) => void;
  /** Removes what was sent, before the list is refetched. */
  remove: (ids: readonly number[]) => void;
}

/**
 * The pending indications selected to go to one vet. Survives a failed request, a reload and the menu. Drops what is not pending any
 * more: when a vet declines, the indication is PENDIENTE again and must not be preselected.
 */
export function useIndicationSelection(
  claimId: number,
  indications: readonly Indication[],
): IndicationSelection {
  const { ids, update } = useStoredIds(`refunds-${claimId}`);
  const selected = ids.flatMap((id) =>
    indications.filter((one) => one.id === id && one.estado === 'PENDIENTE'),
  );
  const hasStale = selected.length < ids.length;
  const dropStale = useEffectEvent(() => update(() => selected.map(({ id }) => id)));
  useEffect(() => {
    if (hasStale) dropStale();
  }, [hasStale]);
  const toggle = useCallback(
    ({ id }: Indication) =>
      update((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    [update],
  );
  const remove = (sent: readonly number[]) => update((before) => before.filter((id) => !sent.includes(id)));
  return { selected, toggle, remove };
}

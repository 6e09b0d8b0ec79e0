import type { Indication } from '@huella/contract';
import { useStoredIds } from '@huella/forms';
import { useCallback, useEffect, useEffectEvent } from 'react';

export interface Selection {
  /** In the order that they were chosen. */
  readonly selected: readonly Indication[];
  toggle: (indication: Indication) => void;
  /** Takes out what was sent, before the list says so. */
  remove: (ids: readonly number[]) => void;
}

/**
 * The pending indications that go to a vet together. They stay chosen over a failed sending, a reload and a walk through the menu, and
 * are forgotten once they are not pending any more: what a vet declines is not chosen by itself.
 */
export function useSelection(claimId: number, indications: readonly Indication[]): Selection {
  const { ids, keep } = useStoredIds(`refunds-${claimId}`);
  const selected = ids.flatMap((id) =>
    indications.filter((one) => one.id === id && one.estado === 'PENDIENTE'),
  );
  const hasOthers = selected.length < ids.length;
  const forgetOthers = useEffectEvent(() => keep(() => selected.map(({ id }) => id)));
  useEffect(() => {
    if (hasOthers) forgetOthers();
  }, [hasOthers]);
  const toggle = useCallback(
    ({ id }: Indication) =>
      keep((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    [keep],
  );
  const remove = (sent: readonly number[]) => keep((before) => before.filter((id) => !sent.includes(id)));
  return { selected, toggle, remove };
}

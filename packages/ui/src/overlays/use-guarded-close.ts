import { useCallback, useState } from 'react';
import type { ReportDirty } from '../forms/dirty-scope.ts';
import { useWarningOnUnload } from '../forms/use-warning-on-unload.ts';

/** Asks before closing with unsaved input in a form inside (D73); `confirmDialog` are props of a `ConfirmDialog`. */
export function useGuardedClose(open: boolean, onClose: () => void) {
  const [dirtyForms, setDirtyForms] = useState<ReadonlyMap<string, () => void>>(new Map());
  const [isConfirming, setConfirming] = useState(false);
  // Closed from outside, e.g. because the form was sent.
  if (!open && isConfirming) setConfirming(false);
  const isDirty = open && dirtyForms.size > 0;
  const reportDirty: ReportDirty = useCallback((id, dirty, onDrop) => {
    setDirtyForms((before) => {
      if (before.has(id) === dirty) return before;
      const others = [...before].filter(([other]) => other !== id);
      return new Map(dirty ? [...others, [id, onDrop]] : others);
    });
  }, []);
  useWarningOnUnload(isDirty);
  return {
    reportDirty,
    close: () => (isDirty ? setConfirming(true) : onClose()),
    confirmDialog: {
      open: open && isConfirming,
      onClose: () => setConfirming(false),
      onConfirm: () => {
        setConfirming(false);
        for (const drop of dirtyForms.values()) drop();
        onClose();
      },
    },
  };
}

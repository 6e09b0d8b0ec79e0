import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/** `id` tells several forms apart. `onDrop` is called when the person discards the input. */
export type ReportDirty = (id: string, isDirty: boolean, onDrop: () => void) => void;

export const DirtyScope = createContext<ReportDirty | null>(null);

export function useIsInSheet(): boolean {
  return useContext(DirtyScope) !== null;
}

/** Reports unsaved input to the sheet around a form, until unmount. `onDrop` removes what was stored. */
export function useReportDirty(isDirty: boolean, onDrop?: () => void): void {
  const report = useContext(DirtyScope);
  const id = useId();
  const drop = useEffectEvent(() => onDrop?.());
  useEffect(() => {
    report?.(id, isDirty, () => drop());
    return () => report?.(id, false, () => undefined);
  }, [report, id, isDirty]);
}

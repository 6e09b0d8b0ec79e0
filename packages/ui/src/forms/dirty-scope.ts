import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/**
 * Told by the forms inside a sheet whether closing it would lose something; `id` tells several forms apart. `onDrop` is called when
 * the person chose to lose it.
 */
export type ReportDirty = (id: string, isDirty: boolean, onDrop: () => void) => void;

/** The sheet that a form stands in; null on a page, which guards its own form. */
export const DirtyScope = createContext<ReportDirty | null>(null);

/** Whether the form stands in a sheet, which asks before it closes over what was typed. */
export function useIsInSheet(): boolean {
  return useContext(DirtyScope) !== null;
}

/**
 * Tells the sheet around a form whether it holds something unsaved; a form that is gone has nothing to lose. `onDrop` forgets what was
 * kept of it.
 */
export function useReportDirty(isDirty: boolean, onDrop?: () => void): void {
  const report = useContext(DirtyScope);
  const id = useId();
  const drop = useEffectEvent(() => onDrop?.());
  useEffect(() => {
    report?.(id, isDirty, () => drop());
    return () => report?.(id, false, () => undefined);
  }, [report, id, isDirty]);
}

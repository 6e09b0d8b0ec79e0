import { createContext, useContext, useEffect, useId } from 'react';

/** Told by the forms inside a sheet whether closing it would lose something; `id` tells several forms apart. */
export type ReportDirty = (id: string, isDirty: boolean) => void;

/** The sheet that a form stands in; null on a page, which guards its own form. */
export const DirtyScope = createContext<ReportDirty | null>(null);

/** Whether the form stands in a sheet, which asks before it closes over what was typed. */
export function useIsInSheet(): boolean {
  return useContext(DirtyScope) !== null;
}

/** Tells the sheet around a form whether it holds something unsaved; a form that is gone has nothing to lose. */
export function useReportDirty(isDirty: boolean): void {
  const report = useContext(DirtyScope);
  const id = useId();
  useEffect(() => {
    report?.(id, isDirty);
    return () => report?.(id, false);
  }, [report, id, isDirty]);
}

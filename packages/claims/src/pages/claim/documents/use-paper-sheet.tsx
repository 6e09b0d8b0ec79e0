import type { DocumentSlot } from '@huella/contract';
import { useSheetOnTap } from '@huella/ui';
import { useState } from 'react';

const loadPaperSheet = async () => (await import('./paper-sheet.tsx')).PaperSheet;

export function usePaperSheet(claimId: number) {
  const { LoadedSheet, isOpen, open, close } = useSheetOnTap(loadPaperSheet);
  const [slot, setSlot] = useState<DocumentSlot | null>(null);
  const openSheet = (chosen: DocumentSlot) => {
    setSlot(chosen);
    open();
  };
  return {
    openSheet,
    sheet: LoadedSheet && slot && (
      <LoadedSheet key={slot} claimId={claimId} slot={slot} open={isOpen} onClose={close} />
    ),
  };
}

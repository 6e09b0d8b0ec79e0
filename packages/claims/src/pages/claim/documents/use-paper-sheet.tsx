import type { DocumentSlot } from '@huella/contract';
import { lazyPart } from '@huella/ui';
import { useState } from 'react';

const PaperSheet = lazyPart(async () => (await import('./paper-sheet.tsx')).PaperSheet);

/** The sheet in which a paper is photographed, and how it is opened; its code comes with the first tap. */
export function usePaperSheet(claimId: number) {
  const [slot, setSlot] = useState<DocumentSlot | null>(null);
  return {
    openSheet: setSlot,
    sheet: slot && <PaperSheet claimId={claimId} slot={slot} onClose={() => setSlot(null)} />,
  };
}

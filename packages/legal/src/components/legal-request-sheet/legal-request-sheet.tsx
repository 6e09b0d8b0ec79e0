import type { LegalRequestKind } from '@huella/contract';
import { Sheet } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { copy as texts } from '../../forms/legal-form/copy.ts';
import { LegalForm } from '../../forms/legal-form/legal-form.tsx';
import type { KnownPerson, LegalReceipt } from '../../forms/legal-form/use-legal-form.ts';
import { Receipt } from './receipt.tsx';

interface LegalRequestSheetProps {
  kind: LegalRequestKind;
  known: KnownPerson | undefined;
  open: boolean;
  onClose: () => void;
}

/** The form, then the reference number. */
export function LegalRequestSheet({ kind, known, open, onClose }: LegalRequestSheetProps) {
  const [receipt, setReceipt] = useState<LegalReceipt | null>(null);
  const close = () => {
    setReceipt(null);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={receipt ? texts.done.title : copy.buttons[kind]}>
      {receipt ? (
        <Receipt {...receipt} onClose={close} />
      ) : (
        <LegalForm kind={kind} known={known} onDone={setReceipt} />
      )}
    </Sheet>
  );
}

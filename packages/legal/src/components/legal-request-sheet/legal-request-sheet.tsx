import type { LegalRequestKind } from '@huella/contract';
import { Sheet } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { copy as texts } from '../../forms/legal-form/copy.ts';
import { LegalForm } from '../../forms/legal-form/legal-form.tsx';
import type { KnownPerson, LegalConfirmation } from '../../forms/legal-form/use-legal-form.ts';
import { RequestConfirmation } from './request-confirmation.tsx';

interface LegalRequestSheetProps {
  kind: LegalRequestKind;
  known: KnownPerson | undefined;
  open: boolean;
  onClose: () => void;
}

/** The form, then the reference number. */
export function LegalRequestSheet({ kind, known, open, onClose }: LegalRequestSheetProps) {
  const [confirmation, setConfirmation] = useState<LegalConfirmation | null>(null);
  const close = () => {
    setConfirmation(null);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={confirmation ? texts.confirmation.title : copy.buttons[kind]}>
      {confirmation ? (
        <RequestConfirmation {...confirmation} onClose={close} />
      ) : (
        <LegalForm kind={kind} known={known} onDone={setConfirmation} />
      )}
    </Sheet>
  );
}

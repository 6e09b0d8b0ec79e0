import type { LegalRequestKind } from '@huella/contract';
import { useSheetOnTap } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import type { KnownPerson } from '../../forms/legal-form/use-legal-form.ts';
import { LegalButton } from './legal-button.tsx';

const loadSheet = async () =>
  (await import('../legal-request-sheet/legal-request-sheet.tsx')).LegalRequestSheet;

const kinds: readonly LegalRequestKind[] = ['BAJA', 'ARREPENTIMIENTO'];

export interface LegalButtonsProps {
  /** Fills the form for a person who is signed in. */
  known?: KnownPerson;
}

/**
 * The two links that Disposición 954/2025 requires at first sight, without an account or prior steps. Their dialog is loaded on
 * tap.
 */
export function LegalButtons({ known }: LegalButtonsProps) {
  const [kind, setKind] = useState<LegalRequestKind>('BAJA');
  const { LoadedSheet: LegalRequestSheet, isOpen, open, close } = useSheetOnTap(loadSheet);
  const show = (chosen: LegalRequestKind) => {
    setKind(chosen);
    open();
  };
  return (
    <>
      {kinds.map((each) => (
        <LegalButton key={each} type="button" aria-haspopup="dialog" onClick={() => show(each)}>
          {copy.buttons[each]}
        </LegalButton>
      ))}
      {LegalRequestSheet && (
        <LegalRequestSheet key={kind} kind={kind} known={known} open={isOpen} onClose={close} />
      )}
    </>
  );
}

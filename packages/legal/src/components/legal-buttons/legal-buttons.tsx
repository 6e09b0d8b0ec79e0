import type { LegalRequestKind } from '@huella/contract';
import { lazy, Suspense, useState } from 'react';
import { copy } from '../../copy.ts';
import { LegalButton } from './legal-button.tsx';

const LegalRequestSheet = lazy(() => import('../legal-request-sheet/legal-request-sheet.tsx'));

const kinds: readonly LegalRequestKind[] = ['BAJA', 'ARREPENTIMIENTO'];

/**
 * The two links that Disposición 954/2025 asks for at first sight, without an account and without steps before them. The
 * dialog behind them is loaded when one is pressed.
 */
export function LegalButtons() {
  const [kind, setKind] = useState<LegalRequestKind>('BAJA');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = (chosen: LegalRequestKind) => {
    setKind(chosen);
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      {kinds.map((each) => (
        <LegalButton key={each} type="button" aria-haspopup="dialog" onClick={() => show(each)}>
          {copy.buttons[each]}
        </LegalButton>
      ))}
      {wanted && (
        <Suspense>
          <LegalRequestSheet key={kind} kind={kind} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

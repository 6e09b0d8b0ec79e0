import type { Indication } from '@huella/contract';
import { useSheetOnTap } from '@huella/ui';
import { useMemo, useState } from 'react';
import { loadVetContactSheet } from '../../../components/vet-contact/load-vet-contact-sheet.ts';
import { isBounced } from './link-steps.ts';

const loadResendSheet = async () =>
  (await import('../../../components/vet-contact/vet-resend-sheet.tsx')).VetResendSheet;
const loadCodeSheet = async () => (await import('./code-sheet.tsx')).CodeSheet;

export interface RefundActions {
  send: (indications: readonly Indication[]) => void;
  resend: (indication: Indication) => void;
  showCode: (indication: Indication) => void;
}

/**
 * The list's sheets. Each keeps its indication as it was when opened: a retry after a lost response sends the same body with the
 * same key, even if the list has changed. `hasSent` once a form went to its first vet.
 */
export function useRefundSheets(claimId: number, onSent: (ids: readonly number[]) => void) {
  const contact = useSheetOnTap(loadVetContactSheet);
  const again = useSheetOnTap(loadResendSheet);
  const code = useSheetOnTap(loadCodeSheet);
  const [indications, setIndications] = useState<readonly Indication[]>([]);
  const [hasSent, setSent] = useState(false);
  const [only] = indications;
  const { open: openContact } = contact;
  const { open: openAgain } = again;
  const { open: openCode } = code;
  const actions = useMemo((): RefundActions => {
    const opening = (open: () => void, next: readonly Indication[]) => {
      setIndications(next);
      open();
    };
    return {
      send: (several) => opening(openContact, several),
      resend: (indication) => opening(openAgain, [indication]),
      showCode: (indication) => opening(openCode, [indication]),
    };
  }, [openContact, openAgain, openCode]);
  const sheets = (
    <>
      {contact.LoadedSheet && (
        <contact.LoadedSheet
          claimId={claimId}
          indications={indications}
          open={contact.isOpen}
          onClose={contact.close}
          onSent={() => {
            onSent(indications.map(({ id }) => id));
            setSent(true);
          }}
        />
      )}
      {again.LoadedSheet && only && (
        <again.LoadedSheet
          indication={only}
          isBounced={only.enlace !== null && isBounced(only.enlace)}
          open={again.isOpen}
          onClose={again.close}
        />
      )}
      {code.LoadedSheet && only && (
        <code.LoadedSheet indicationId={only.id} open={code.isOpen} onClose={code.close} />
      )}
    </>
  );
  return { sheets, hasSent, ...actions };
}

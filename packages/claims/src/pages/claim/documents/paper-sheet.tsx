import type { DocumentSlot } from '@huella/contract';
import { PaperCapture, type PreparedPaper } from '@huella/papers';
import { InlineAlert, Sheet } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy as fileCopy } from '../../../components/claim-file/copy.ts';
import { copy as shared } from '../../../copy.ts';
import { copy } from './copy.ts';
import { paperUploads } from './paper-uploads.ts';
import { ReuseOffer } from './reuse-offer.tsx';
import { sendPaper } from './send-paper.ts';
import { usePapersInOutbox } from './use-papers-in-outbox.ts';

export interface PaperSheetProps {
  claimId: number;
  slot: DocumentSlot;
  open: boolean;
  onClose: () => void;
}

/** Takes a photo of a paper, or reuses one of an earlier claim. */
export function PaperSheet({ claimId, slot, open, onClose }: PaperSheetProps) {
  const { purpose, shape } = paperUploads[slot];
  const unsent = usePapersInOutbox(claimId)(slot);
  const send = async (paper: PreparedPaper) => {
    await sendPaper(claimId, slot, paper, unsent?.id);
    onClose();
  };
  const retry = unsent?.retry;
  const sendAgain = () => {
    retry?.();
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={shared.papers[slot]}>
      <Stack spacing={2}>
        {retry && (
          <InlineAlert tone="warning" action={{ label: fileCopy.retry, onClick: sendAgain }}>
            {copy.unsent} {unsent.message}
          </InlineAlert>
        )}
        <Typography>{copy.hints[slot]}</Typography>
        <ReuseOffer claimId={claimId} slot={slot} onUsed={() => unsent?.discard?.()} onClose={onClose} />
        <PaperCapture
          purpose={purpose}
          shape={shape}
          name={shared.papers[slot]}
          readyLabel={copy.send}
          draftKey={`paper-${claimId}-${slot}`}
          onReady={send}
        />
      </Stack>
    </Sheet>
  );
}

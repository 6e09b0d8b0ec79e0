import { sessionSignal } from '@huella/api-client';
import type { DocumentSlot } from '@huella/contract';
import { toast, useSubmitOnce } from '@huella/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatInstantDay } from '@huella/validation/day';
import { useRef } from 'react';
import { claimFilesApi } from '../../../api/claim-files-endpoints.ts';
import { FilePreview } from '../../../components/claim-file/file-preview.tsx';
import { PaperFrame } from '../../../components/claim-file/paper-frame.tsx';
import { PaperDrawing } from '../../../components/paper-drawing/paper-drawing.tsx';
import { copy } from './copy.ts';
import { paperUploads } from './paper-uploads.ts';

export interface ReuseOfferProps {
  claimId: number;
  slot: DocumentSlot;
  onUsed: () => void;
  /** Not called after the sheet was closed: another may be open. */
  onClose: () => void;
}

/** Reuses the paper of an earlier claim with one tap; nothing without one. */
export function ReuseOffer({ claimId, slot, onUsed, onClose }: ReuseOfferProps) {
  const { currentData = [] } = claimFilesApi.useListReusableFilesQuery(claimId);
  const [reuse, { isLoading }] = claimFilesApi.useReuseFileMutation();
  const card = useRef<HTMLDivElement>(null);
  const earlier = currentData.find((file) => file.slot === slot);
  const take = useSubmitOnce(async (fileId: number) => {
    const session = sessionSignal();
    const { error } = await reuse({ claimId, fileId });
    if (session.aborted) return;
    if (error !== undefined) return toast.error(copy.reuse.failure);
    toast.success(copy.reuse.done);
    onUsed();
    if (card.current !== null) onClose();
  });
  if (!earlier) return null;
  return (
    <Card
      ref={card}
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <div style={{ flex: '0 0 6rem' }}>
        <PaperFrame shape={paperUploads[slot].shape} progress={null}>
          <FilePreview sending={undefined} stored={earlier.archivo}>
            <PaperDrawing paper={slot} />
          </FilePreview>
        </PaperFrame>
      </div>
      <div style={{ flex: '1 1 9rem' }}>
        <Typography>{copy.reuse.title(formatInstantDay(earlier.fecha))}</Typography>
        <Button
          variant="outlined"
          aria-disabled={isLoading || undefined}
          onClick={() => void take(earlier.archivo.id)}
          sx={{ mt: 1 }}
        >
          {isLoading ? copy.reuse.busy : copy.reuse.action}
        </Button>
      </div>
    </Card>
  );
}

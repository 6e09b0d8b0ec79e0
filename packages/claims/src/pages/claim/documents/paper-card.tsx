import type { DocumentSlot } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Chip } from '../../../components/chip/chip.tsx';
import { FilePreview } from '../../../components/claim-file/file-preview.tsx';
import { OpenLink } from '../../../components/claim-file/open-link.tsx';
import { PaperDrawing } from '../../../components/paper-drawing/paper-drawing.tsx';
import { copy as shared } from '../../../copy.ts';
import { copy } from './copy.ts';
import { PaperActions } from './paper-actions.tsx';
import { PaperFrame } from './paper-frame.tsx';
import { paperState, type Review } from './paper-state.ts';
import { paperUploads } from './paper-uploads.ts';

const Pictures = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  '& figure': { flex: '1 1 0', maxWidth: '20rem', margin: 0 },
  '& figcaption': { marginTop: 4, fontSize: '0.875rem', color: theme.palette.text.secondary },
}));

export interface PaperCardProps {
  slot: DocumentSlot;
  /** What the insurer says of the newest file; undefined when there is none. */
  review: Review | undefined;
  /** The newest of it that is being sent. */
  sending: OutboxItem | undefined;
  isKnown: boolean;
  /** Whether the day of the review is one. */
  isDated: boolean;
  /** Only shown: the claim is decided. */
  isOver: boolean;
  onSend: (slot: DocumentSlot) => void;
}

/** One paper: its place in its own shape with what was sent inside, how it stands, and the next thing to do. */
export function PaperCard({ slot, review, sending, isKnown, isDated, isOver, onSend }: PaperCardProps) {
  const id = useId();
  const { words, ...look } = paperState(review, sending, { isKnown, isDated });
  const isReturned = !sending && review?.estado === 'DEVUELTO';
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: 1.5,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Pictures>
        {!(isReturned && !review.archivo) && (
          <figure>
            <PaperFrame
              shape={paperUploads[slot].shape}
              progress={sending?.status === 'failed' ? null : (sending?.progress ?? null)}
            >
              <FilePreview sending={sending} kept={review?.archivo}>
                <PaperDrawing slot={slot} />
              </FilePreview>
            </PaperFrame>
            {isReturned && <figcaption>{copy.returned.sent}</figcaption>}
          </figure>
        )}
        {isReturned && (
          <figure>
            <PaperFrame shape={paperUploads[slot].shape} progress={null}>
              <PaperDrawing slot={slot} isExample />
            </PaperFrame>
            <figcaption>{copy.returned.example}</figcaption>
          </figure>
        )}
      </Pictures>
      <Typography id={id} component="h2" sx={{ fontWeight: 600 }}>
        {shared.papers[slot]}
      </Typography>
      <div>
        <Chip {...look}>{words}</Chip>
      </div>
      {sending?.reason && <Typography variant="body2">{sending.reason}</Typography>}
      {isReturned && (
        <>
          {review.motivo !== undefined && <Typography>{review.motivo}</Typography>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.hints[slot]}
          </Typography>
        </>
      )}
      {isOver ? (
        <KeptPaper slot={slot} review={review} />
      ) : (
        <PaperActions slot={slot} review={review} sending={sending} onSend={onSend} />
      )}
    </Card>
  );
}

/** What arrived, to be looked at: all that is left to do once the claim is decided. */
function KeptPaper({ slot, review }: Pick<PaperCardProps, 'slot' | 'review'>) {
  if (!review?.archivo) return null;
  return (
    <div style={{ marginTop: 'auto' }}>
      <OpenLink downloadLink={review.archivo.downloadLink} what={shared.parts.paper[slot]} />
    </div>
  );
}

import type { DocumentSlot } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Chip } from '../../../components/chip/chip.tsx';
import { FilePreview } from '../../../components/claim-file/file-preview.tsx';
import { OpenLink } from '../../../components/claim-file/open-link.tsx';
import { PaperFrame } from '../../../components/claim-file/paper-frame.tsx';
import { ReturnedFile } from '../../../components/claim-file/returned-file.tsx';
import { PaperDrawing } from '../../../components/paper-drawing/paper-drawing.tsx';
import { copy as shared } from '../../../copy.ts';
import { copy } from './copy.ts';
import { PaperActions } from './paper-actions.tsx';
import { paperState, type Review } from './paper-state.ts';
import { paperUploads } from './paper-uploads.ts';

const cardStyle = {
  p: 1.5,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;

/** As high as the highest paper, to align the words of neighbours. */
const FrameArea = styled('div')({ display: 'grid', alignItems: 'center', aspectRatio: '1.2' });

export interface PaperCardProps {
  slot: DocumentSlot;
  review: Review | undefined;
  sending: OutboxItem | undefined;
  isKnown: boolean;
  /** False where the review's day is unknown. */
  isDated: boolean;
  isDecided: boolean;
  onSend: (slot: DocumentSlot) => void;
}

export function PaperCard({ isDecided, onSend, ...paper }: PaperCardProps) {
  const id = useId();
  const { slot, review, sending } = paper;
  const { shape } = paperUploads[slot];
  const words = (
    <>
      <PaperWords id={id} {...paper} />
      {isDecided ? (
        <KeptPaper slot={slot} review={review} />
      ) : (
        <PaperActions slot={slot} review={review} sending={sending} onSend={onSend} />
      )}
    </>
  );
  return (
    <Card component="article" variant="outlined" aria-labelledby={id} sx={cardStyle}>
      {isReturned(paper) ? (
        <ReturnedFile shape={shape} paper={slot} stored={review?.archivo}>
          {words}
        </ReturnedFile>
      ) : (
        <>
          <FrameArea>
            <PaperFrame
              shape={shape}
              progress={sending?.status === 'failed' ? null : (sending?.progress ?? null)}
            >
              <FilePreview sending={sending} stored={review?.archivo}>
                <PaperDrawing paper={slot} />
              </FilePreview>
            </PaperFrame>
          </FrameArea>
          {words}
        </>
      )}
    </Card>
  );
}

type PaperWordsProps = Omit<PaperCardProps, 'isDecided' | 'onSend'> & { id: string };

function PaperWords({ id, isKnown, isDated, ...paper }: PaperWordsProps) {
  const { slot, review, sending } = paper;
  const { words, ...look } = paperState(review, sending, { isKnown, isDated });
  return (
    <>
      <Typography id={id} component="h2" sx={{ fontWeight: 600 }}>
        {shared.papers[slot]}
      </Typography>
      <div>
        <Chip {...look}>{words}</Chip>
      </div>
      {sending?.message && <Typography variant="body2">{sending.message}</Typography>}
      {isReturned(paper) && (
        <>
          {review?.motivo !== undefined && <Typography>{review.motivo}</Typography>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.hints[slot]}
          </Typography>
        </>
      )}
    </>
  );
}

function isReturned({ review, sending }: Pick<PaperCardProps, 'review' | 'sending'>): boolean {
  return !sending && review?.estado === 'DEVUELTO';
}

function KeptPaper({ slot, review }: Pick<PaperCardProps, 'slot' | 'review'>) {
  if (!review?.archivo) return null;
  return (
    <div style={{ marginTop: 'auto' }}>
      <OpenLink downloadLink={review.archivo.downloadLink} name={shared.parts.paper[slot]} />
    </div>
  );
}

import type { DocumentSlot, DocumentStatus } from '@huella/contract';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Chip, type ChipProps } from '../../../components/chip/chip.tsx';
import { PaperDrawing } from '../../../components/paper-drawing/paper-drawing.tsx';
import { copy as shared } from '../../../copy.ts';
import { shownDay } from '../../../lib/shown-day.ts';
import { copy } from './copy.ts';

type Review = DocumentStatus[DocumentSlot][number];
type PaperState = keyof typeof copy.states;

export interface PaperCardProps {
  slot: DocumentSlot;
  /** What the insurer says of the newest file; undefined when there is none. */
  review: Review | undefined;
  isKnown: boolean;
}

const looks: Readonly<Record<PaperState, Pick<ChipProps, 'icon' | 'tone'>>> = {
  missing: { icon: 'alert', tone: 'coral' },
  RECIBIDO: { icon: 'clock', tone: 'sun' },
  APROBADO: { icon: 'check', tone: 'success' },
  DEVUELTO: { icon: 'warning', tone: 'coral' },
  unknown: { icon: 'offline', tone: 'quiet' },
};

/** One paper: drawn, named, what counts, and how it stands with it. */
export function PaperCard({ slot, review, isKnown }: PaperCardProps) {
  const state = isKnown ? (review?.estado ?? 'missing') : 'unknown';
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, overflowWrap: 'anywhere' }}
    >
      <PaperDrawing slot={slot} />
      <div style={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {shared.papers[slot]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.hints[slot]}
        </Typography>
        <div style={{ marginTop: 6 }}>
          <Chip {...looks[state]}>
            {review && isKnown
              ? `${copy.states[state]} ${copy.on(shownDay(review.revisado ?? review.fecha))}`
              : copy.states[state]}
          </Chip>
        </div>
        {review?.motivo !== undefined && <Typography sx={{ mt: 1 }}>{review.motivo}</Typography>}
      </div>
    </Card>
  );
}

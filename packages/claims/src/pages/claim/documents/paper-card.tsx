import type { DocumentSlot, DocumentStatus } from '@huella/contract';
import { Icon, type IconName } from '@huella/ui';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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

const icons = {
  missing: 'alert',
  RECIBIDO: 'clock',
  APROBADO: 'check',
  DEVUELTO: 'warning',
  unknown: 'offline',
} as const satisfies Record<PaperState, IconName>;

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 6,
  padding: '4px 12px 4px 8px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.action.hover,
  '&[data-state="missing"], &[data-state="DEVUELTO"]': { backgroundColor: theme.palette.tint.coral },
  '&[data-state="RECIBIDO"]': { backgroundColor: theme.palette.tint.sun },
  '&[data-state="APROBADO"]': { backgroundColor: theme.palette.tint.success },
  '& > svg': { flex: 'none', width: '1.25em', height: '1.25em' },
}));

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
        <State data-state={state}>
          <Icon name={icons[state]} />
          {review && isKnown
            ? `${copy.states[state]} ${copy.on(shownDay(review.revisado ?? review.fecha))}`
            : copy.states[state]}
        </State>
        {review?.motivo !== undefined && <Typography sx={{ mt: 1 }}>{review.motivo}</Typography>}
      </div>
    </Card>
  );
}

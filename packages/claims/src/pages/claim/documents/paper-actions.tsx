import Button from '@mui/material/Button';
import { copy as fileCopy } from '../../../components/claim-file/copy.ts';
import { DiscardButton } from '../../../components/claim-file/discard-button.tsx';
import { OpenLink } from '../../../components/claim-file/open-link.tsx';
import { TakeBackButton } from '../../../components/claim-file/take-back-button.tsx';
import { copy as shared } from '../../../copy.ts';
import { copy } from './copy.ts';
import type { PaperCardProps } from './paper-card.tsx';
import type { Review } from './paper-state.ts';

export type PaperActionsProps = Pick<PaperCardProps, 'slot' | 'review' | 'sending' | 'onSend'>;

/** One primary action, and secondary ones. */
export function PaperActions({ slot, review, sending, onSend }: PaperActionsProps) {
  const name = shared.parts.paper[slot];
  const isFirst = !sending && review === undefined;
  const isMain = isFirst || sending?.status === 'failed' || review?.estado === 'DEVUELTO';
  const stored = review?.archivo;
  const needsSending = sending ? sending.status === 'failed' : isWanted(review);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 'auto' }}>
      {sending?.retry && (
        <Button variant="contained" onClick={sending.retry} aria-label={`${fileCopy.retry}: ${name}`}>
          {fileCopy.retry}
        </Button>
      )}
      {needsSending && (
        <Button
          variant={isMain && !sending?.retry ? 'contained' : 'text'}
          aria-haspopup="dialog"
          aria-label={isFirst ? copy.sendNamed(name) : copy.sendAnotherNamed(name)}
          onClick={() => onSend(slot)}
        >
          {isFirst ? copy.send : copy.sendAnother}
        </Button>
      )}
      {sending?.discard && <DiscardButton name={name} onDiscard={sending.discard} />}
      {!sending && stored && <OpenLink downloadLink={stored.downloadLink} name={name} />}
      {!sending && stored && review.estado === 'RECIBIDO' && (
        <TakeBackButton fileId={stored.id} name={name} />
      )}
    </div>
  );
}

function isWanted(review: Review | undefined): boolean {
  return (
    review === undefined || review.estado === 'DEVUELTO' || (review.estado === 'RECIBIDO' && !review.archivo)
  );
}

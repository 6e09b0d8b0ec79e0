import type { Receipt } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Chip } from '../chip/chip.tsx';
import { copy } from './copy.ts';
import { DiscardButton } from './discard-button.tsx';
import { FileName } from './file-name.tsx';
import { reviewState, sendingState } from './file-state.ts';
import { OpenLink } from './open-link.tsx';
import { ReturnedFile } from './returned-file.tsx';
import { TakeBackButton } from './take-back-button.tsx';

export interface FileRowProps {
  fileKind: 'receipt' | 'study';
  title: string;
  detail: ReactNode;
  review?: Pick<Receipt, 'estado' | 'fecha' | 'motivo' | 'revisado' | 'archivo'> | undefined;
  sending?: OutboxItem | undefined;
  /** Precedes the message of a failure. */
  failedText?: string;
  isDecided: boolean;
  onSendAnother: () => void;
}

export function FileRow(props: FileRowProps) {
  const { fileKind, review, sending } = props;
  const isReturned = !sending && review?.estado === 'DEVUELTO';
  const words = <FileWords {...props} hint={isReturned ? copy.hints[fileKind] : null} />;
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{ p: 2, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
    >
      {isReturned ? (
        <ReturnedFile shape="sheet" paper={fileKind} stored={review.archivo}>
          {words}
        </ReturnedFile>
      ) : (
        words
      )}
    </Card>
  );
}

type FileWordsProps = FileRowProps & { hint: string | null };

function FileWords({ title, detail, review, sending, failedText, hint, ...actions }: FileWordsProps) {
  const state = sending ? sendingState(sending) : review && reviewState(review);
  const fileName = sending?.fileName ?? review?.archivo?.nombre;
  const message = sending ? messageOf(sending, failedText) : review?.motivo;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600 }} dir="auto">
        {title}
      </Typography>
      {detail}
      {fileName !== undefined && <FileName name={fileName} />}
      {state && (
        <div>
          <Chip icon={state.icon} tone={state.tone}>
            {state.words}
          </Chip>
        </div>
      )}
      {message && <Typography>{message}</Typography>}
      {hint !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <FileActions name={title} review={review} sending={sending} {...actions} />
    </>
  );
}

function messageOf({ status, message }: OutboxItem, failedText: string | undefined): string | null {
  return status === 'failed' && failedText !== undefined ? `${failedText}. ${message ?? ''}`.trim() : message;
}

type FileActionsProps = Pick<FileRowProps, 'review' | 'sending' | 'isDecided' | 'onSendAnother'> & {
  name: string;
};

function FileActions({ name, review, sending, isDecided, onSendAnother }: FileActionsProps) {
  const stored = review?.archivo;
  const isRemovable = stored && !isDecided && review.estado !== 'APROBADO';
  const isReturned = review?.estado === 'DEVUELTO' && !isDecided;
  if (!sending && !stored && !isReturned) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {sending?.retry && (
        <Button variant="contained" onClick={sending.retry} aria-label={`${copy.retry}: ${name}`}>
          {copy.retry}
        </Button>
      )}
      {isReturned && (
        <Button
          variant="contained"
          aria-haspopup="dialog"
          onClick={onSendAnother}
          aria-label={copy.sendAnotherNamed(name)}
        >
          {copy.sendAnother}
        </Button>
      )}
      {sending?.discard && <DiscardButton name={name} onDiscard={sending.discard} />}
      {stored && <OpenLink downloadLink={stored.downloadLink} name={name} />}
      {isRemovable && <TakeBackButton fileId={stored.id} name={name} />}
    </div>
  );
}

import { tellFailure } from '@huella/api-client';
import { VET_REMINDER_HOURS } from '@huella/claim-progress';
import { toast, useSubmitOnce } from '@huella/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { claimsApi } from '../../../api/claims-endpoints.ts';
import { formatInstant } from '../../../lib/format-instant.ts';
import { copy } from './copy.ts';
import type { VetLinkState } from './link-steps.ts';

const waitingStates: ReadonlySet<VetLinkState['estado']> = new Set([
  'enviado',
  'entregado',
  'abierto',
  'empezado',
]);

export interface RemindersProps {
  indicationId: number;
  link: VetLinkState;
  titleId: string;
}

/** The reminders sent to the vet, those to come, and a button to stop them. */
export function Reminders({ indicationId, link, titleId }: RemindersProps) {
  const { recordatorios, recordatoriosDetenidos } = link;
  const mayCome = waitingStates.has(link.estado) && recordatorios.length < VET_REMINDER_HOURS.length;
  const sentences = [
    ...recordatorios.map((time) => copy.reminded(formatInstant(time))),
    recordatoriosDetenidos === null
      ? whatComes(mayCome, recordatorios)
      : copy.stopped(formatInstant(recordatoriosDetenidos)),
  ].filter((sentence) => sentence !== null);
  return (
    <div>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ color: 'text.secondary' }}>
          {sentence}
        </Typography>
      ))}
      {mayCome && recordatoriosDetenidos === null && (
        <StopButton indicationId={indicationId} titleId={titleId} />
      )}
    </div>
  );
}

function whatComes(mayCome: boolean, sent: readonly string[]): string | null {
  if (mayCome) return copy.willRemind;
  return sent.length === VET_REMINDER_HOURS.length ? copy.noMoreReminders : null;
}

function StopButton({ indicationId, titleId }: Omit<RemindersProps, 'link'>) {
  const [stopReminders, { isLoading }] = claimsApi.useStopVetRemindersMutation();
  const stop = useSubmitOnce(() =>
    tellFailure(stopReminders(indicationId), () => toast.error(copy.stopFailure)),
  );
  return (
    <Button
      variant="text"
      aria-describedby={titleId}
      aria-disabled={isLoading || undefined}
      onClick={() => void stop()}
      sx={{ marginInlineStart: -3 }}
    >
      {isLoading ? copy.stopping : copy.stop}
    </Button>
  );
}

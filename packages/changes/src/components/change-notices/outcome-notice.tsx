import type { ChangeRequest } from '@huella/contract';
import { FormAlert, InlineAlert, useSubmitOnce } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { changesApi } from '../../api/changes-endpoints.ts';
import { copy } from '../../copy.ts';
import { ChangedList } from '../changed-list/changed-list.tsx';

export interface OutcomeNoticeProps {
  request: ChangeRequest;
  /** Called when acknowledged, before it unmounts. */
  onSeen: () => void;
}

/** The outcome of a request, with the insurer's reason for a rejection; shown until acknowledged. */
export function OutcomeNotice({ request: { id, estado, motivo, campos }, onSeen }: OutcomeNoticeProps) {
  const [markSeen, { isLoading, isError }] = changesApi.useMarkChangeRequestSeenMutation();
  const isApproved = estado === 'APROBADA';
  const acknowledge = useSubmitOnce(async () => {
    const { error } = await markSeen(id);
    if (error === undefined) onSeen();
  });
  return (
    <InlineAlert tone={isApproved ? 'success' : 'warning'}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {isApproved ? copy.notices.approved : copy.notices.rejected}
      </Typography>
      {motivo !== null && (
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {copy.notices.reason(isolate(motivo))}
        </Typography>
      )}
      <ChangedList fields={campos} />
      <FormAlert message={isError && !isLoading ? copy.notices.markFailed : undefined} />
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: 1.5 }}
        onClick={() => void acknowledge()}
        aria-disabled={isLoading || undefined}
      >
        {isLoading ? copy.notices.marking : copy.notices.seen}
      </Button>
    </InlineAlert>
  );
}

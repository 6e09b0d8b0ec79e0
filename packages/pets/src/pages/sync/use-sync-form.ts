import { zodResolver } from '@hookform/resolvers/zod';
import { useFlow, useSubmit } from '@huella/forms';
import { syncSchema, type SyncForm } from '@huella/validation/pet';
import { petsApi } from '../../api/index.ts';
import { copy } from './copy.ts';

export interface SyncEnds {
  onSent: () => void;
  /** The server has no personal data of the user (specification §8). */
  onMissingData: () => void;
}

const resolver = zodResolver(syncSchema);
const defaultValues = { email: '' };

export function useSyncForm({ onSent, onMissingData }: SyncEnds) {
  const [requestSyncLink] = petsApi.useRequestSyncLinkMutation();
  const flow = useFlow<SyncForm, SyncForm>({ resolver, defaultValues, draft: 'sync' });
  const submit = useSubmit(flow, {
    body: (data: SyncForm) => data,
    send: requestSyncLink,
    success: copy.success,
    failure: copy.failure,
    explain: ({ status }) => (status === undefined ? copy.unreachable : undefined),
    onRejected: ({ code }) => {
      if (code !== 'person_required') return 'unhandled';
      onMissingData();
      return 'handled';
    },
    onSent,
  });
  return { flow, ...submit };
}

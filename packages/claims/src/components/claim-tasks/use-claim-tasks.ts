import type { Pet } from '@huella/contract';
import { hasDraft } from '@huella/forms';
import { usePets } from '@huella/pets/api';
import type { WaitingItem, WaitingGroup } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { claimDraft } from '../../lib/claim-draft.ts';
import { claimsPaths } from '../../paths.ts';
import { claimItems } from './claim-item.ts';
import { copy } from './copy.ts';

/** Claims on home; the rest is behind a link. */
const MAXIMUM = 3;

const noPets: readonly Pet[] = [];

/** Begun reports, and claims whose owner has to act (D91), the newest first. */
export function useClaimTasks(): WaitingGroup {
  const { data: pets = noPets } = usePets();
  const { currentData, isError, refetch } = claimsApi.useListWaitingClaimsQuery(undefined, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const begun = pets.filter(({ id }) => hasDraft(claimDraft(id))).map(begunReport);
  const claims = claimItems(currentData ?? [], pets);
  const more = claims.length - MAXIMUM;
  return {
    group: 'claims',
    isLoading: currentData === undefined && !isError,
    items: [...begun, ...claims.slice(0, MAXIMUM)],
    ...(more > 0 && { rest: { to: claimsPaths.all.href(), label: copy.more(more) } }),
    ...(currentData === undefined &&
      isError && { failure: { message: copy.error, retry: () => void refetch() } }),
  };
}

function begunReport({ id, nombre }: Pet): WaitingItem {
  const name = petName(nombre);
  return {
    key: `begun-${id}`,
    icon: 'edit',
    tone: 'coral',
    title: copy.begun.ofPet(name),
    text: copy.begun.sentence,
    action: {
      to: claimsPaths.newClaim.href(id),
      label: copy.begun.action,
      name: copy.begun.actionOf(name),
    },
  };
}

import type { Claim, Pet } from '@huella/contract';
import { ButtonLink, EmptyState, ErrorState, InlineAlert, ListSkeleton } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { claimsPaths } from '../../paths.ts';
import { ClaimEntry } from './claim-entry.tsx';
import { copy } from './copy.ts';
import { useClaimList } from './use-claim-list.ts';

export interface ClaimListProps {
  pets: readonly Pet[];
  /** Only the claims of this pet. */
  only?: Pet;
}

/** The claims of pets in their four states (D71, D72), and the way to report one. */
export function ClaimList({ pets, only }: ClaimListProps) {
  const state = useClaimList(pets.map(({ id }) => id));
  if (state.status === 'loading') return <ListSkeleton rows={3} />;
  if (state.status === 'failed')
    return <ErrorState title={copy.error} message={copy.errorText} onRetry={state.retry} busy={state.busy} />;
  const claims = state.claims.filter(({ mascotaId }) => only === undefined || mascotaId === only.id);
  const report = (
    <ButtonLink
      to={only ? claimsPaths.newClaim.href(only.id) : claimsPaths.choosePet.href()}
      variant="contained"
    >
      {shared.report}
    </ButtonLink>
  );
  if (claims.length === 0)
    return (
      <EmptyState
        illustration="refund"
        title={only ? copy.empty.titleOf(petName(only.nombre)) : copy.empty.title}
        text={copy.empty.text}
        action={report}
      />
    );
  return (
    <Stack spacing={2}>
      {state.isOutdated && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: state.retry }}>
          {copy.outdated}
        </InlineAlert>
      )}
      <div>{report}</div>
      <Entries claims={claims} pets={pets} />
    </Stack>
  );
}

function Entries({ claims, pets }: { claims: readonly Claim[]; pets: readonly Pet[] }) {
  const { data: waiting } = claimsApi.useListWaitingClaimsQuery(undefined, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  return (
    <Stack component="ul" aria-label={copy.list} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <ClaimEntry
            claim={claim}
            pet={pets.find(({ id }) => id === claim.mascotaId)}
            progress={waiting && (waiting.find(({ siniestroId }) => siniestroId === claim.id) ?? null)}
          />
        </li>
      ))}
    </Stack>
  );
}

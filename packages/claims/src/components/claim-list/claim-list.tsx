import type { Pet } from '@huella/contract';
import { ButtonLink, EmptyState, LoadGate } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { copy as shared } from '../../copy.ts';
import { claimsPaths } from '../../paths.ts';
import { WhenIll } from '../when-ill/when-ill.tsx';
import { ClaimEntries, type ClaimEntriesProps } from './claim-entries.tsx';
import { ClaimListSkeleton } from './claim-list-skeleton.tsx';
import { copy } from './copy.ts';
import { useClaimList } from './use-claim-list.ts';

/** The container that the query measures. */
const Container = styled('div')({ containerType: 'inline-size' });

const Nothing = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  '@container (min-width: 56em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    gap: 32,
  },
});

export interface ClaimListProps {
  pets: readonly Pet[];
  only?: Pet;
  /** Beside a claim's page, which has the details. */
  isBeside?: boolean;
}

/** Claims in their four states (D71, D72), with the link to report one. */
export function ClaimList({ pets, only, isBeside = false }: ClaimListProps) {
  return (
    <Stack spacing={2}>
      <LoadGate
        state={useClaimList(pets.map(({ id }) => id))}
        skeleton={<ClaimListSkeleton />}
        error={shared.listError}
        outdated={copy.outdated}
      >
        {({ claims, waiting }) => (
          <PresentList
            claims={claims.filter(({ mascotaId }) => only === undefined || mascotaId === only.id)}
            waiting={waiting}
            pets={pets}
            only={only}
            isBeside={isBeside}
          />
        )}
      </LoadGate>
    </Stack>
  );
}

interface PresentListProps extends ClaimEntriesProps {
  only: Pet | undefined;
}

function PresentList({ claims, waiting, pets, only, isBeside }: PresentListProps) {
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
      <Container>
        <Nothing>
          <EmptyState
            illustration="empty-claims"
            title={only ? copy.empty.titleOf(petName(only.nombre)) : copy.empty.title}
            text={copy.empty.text}
            action={report}
          />
          {!isBeside && <WhenIll />}
        </Nothing>
      </Container>
    );
  return (
    <>
      <div>{report}</div>
      <ClaimEntries claims={claims} waiting={waiting} pets={pets} isBeside={isBeside} />
    </>
  );
}

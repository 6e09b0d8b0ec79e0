import type { Pet } from '@huella/contract';
import { hasDraft } from '@huella/forms';
import { usePets } from '@huella/pets/api';
import { Icon, InlineAlert, ListSkeleton } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { claimDraft } from '../../lib/claim-draft.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { HomeCard } from './home-card.tsx';
import { WaitingCards } from './waiting-cards.tsx';

/**
 * What the claims of a person wait for: reports that were begun, and a card for each claim whose owner has to act (D91). Nothing
 * for somebody without a pet.
 */
export function ClaimsAtHome() {
  const { data: pets = [] } = usePets();
  if (pets.length === 0) return null;
  return (
    <Stack component="section" spacing={2} aria-labelledby="claims-at-home">
      <Typography component="h2" variant="h2" id="claims-at-home">
        {copy.title}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <BegunReports pets={pets} />
        <Waiting pets={pets} />
      </Stack>
    </Stack>
  );
}

function BegunReports({ pets }: { pets: readonly Pet[] }) {
  return pets
    .filter(({ id }) => hasDraft(claimDraft(id)))
    .map((pet) => {
      const to = claimsPaths.newClaim.href(pet.id);
      const action = { to, label: copy.begun.action(petName(pet.nombre)) };
      return (
        <li key={pet.id}>
          <HomeCard pet={pet} sentence={copy.begun.sentence} action={action} />
        </li>
      );
    });
}

function Waiting({ pets }: { pets: readonly Pet[] }) {
  const { currentData, isError, refetch } = claimsApi.useListWaitingClaimsQuery(undefined, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined)
    return (
      <li>
        {isError ? (
          <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
            {copy.error}
          </InlineAlert>
        ) : (
          <ListSkeleton rows={1} />
        )}
      </li>
    );
  const own = currentData.filter(({ responsable }) => responsable === 'usted');
  if (own.length > 0) return <WaitingCards claims={own} pets={pets} />;
  return (
    <Typography component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
      <Icon name="success" />
      {copy.calm}
    </Typography>
  );
}

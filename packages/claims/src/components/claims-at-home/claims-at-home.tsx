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
  const begun = pets.filter(({ id }) => hasDraft(claimDraft(id)));
  return (
    <Stack component="section" spacing={2} aria-labelledby="claims-at-home">
      <Typography component="h2" variant="h2" id="claims-at-home">
        {copy.title}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {begun.map((pet) => (
          <BegunReport key={pet.id} pet={pet} />
        ))}
        <Waiting pets={pets} isCalm={begun.length === 0} />
      </Stack>
    </Stack>
  );
}

function BegunReport({ pet }: { pet: Pet }) {
  const name = petName(pet.nombre);
  const action = { to: claimsPaths.newClaim.href(pet.id), label: copy.begun.action(name) };
  return (
    <li>
      <HomeCard pet={pet} title={copy.begun.ofPet(name)} sentence={copy.begun.sentence} action={action} />
    </li>
  );
}

/** `isCalm`: nothing else on home waits, so that it may be said that nothing does. */
function Waiting({ pets, isCalm }: { pets: readonly Pet[]; isCalm: boolean }) {
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
  if (!isCalm) return null;
  return (
    <Typography component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
      <Icon name="success" />
      {copy.calm}
    </Typography>
  );
}

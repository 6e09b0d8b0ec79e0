import type { Pet } from '@huella/contract';
import { ButtonLink, EmptyState } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { useEffect } from 'react';
import { deleteOfflineCard } from '../../offline-cards/offline-cards.ts';
import { petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** A pet without a policy, and where to look for one. A card that was kept before is no longer true. */
export function NoCard({ account, pet }: { account: string; pet: Pet }) {
  useEffect(() => void deleteOfflineCard(account, pet.id), [account, pet.id]);
  return (
    <EmptyState
      illustration="empty-pets"
      title={copy.none.title(petName(pet.nombre))}
      text={copy.none.text}
      action={
        <ButtonLink to={petsPaths.sync.href()} variant="contained">
          {copy.none.action}
        </ButtonLink>
      }
    />
  );
}
